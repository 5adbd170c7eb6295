/* tslint:disable */
/* eslint-disable */
/**
 * Made from openapi/openapi.yaml by OpenAPI Generator: not to be edited.
 */

import * as runtime from '../runtime';
import type {
    Problem,
    Service,
} from '../models/index';

export interface GetServiceRequest {
    /**
     * The `ETag` of an earlier answer, several of them with commas between, or `*`. If the answer would be the same again, it is
     * 304 without a body. Bounded only by the 8 KiB that all headers of a request may have together.
     * 
     */
    ifNoneMatch?: string;
}

/**
 * 
 */
export class ServiceApi extends runtime.BaseAPI {

    /**
     * Creates request options for getService without sending the request
     */
    async getServiceRequestOpts(requestParameters: GetServiceRequest): Promise<runtime.RequestOpts> {
        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        if (requestParameters['ifNoneMatch'] != null) {
            headerParameters['If-None-Match'] = String(requestParameters['ifNoneMatch']);
        }


        let urlPath = `/v1`;

        return {
            path: urlPath,
            method: 'GET',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * Name and version of the service, and links to all that it offers.
     * What this service is
     */
    async getServiceRaw(requestParameters: GetServiceRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Service>> {
        const requestOptions = await this.getServiceRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * Name and version of the service, and links to all that it offers.
     * What this service is
     */
    async getService(requestParameters: GetServiceRequest = {}, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Service> {
        const response = await this.getServiceRaw(requestParameters, initOverrides);
        return await response.value();
    }

}
