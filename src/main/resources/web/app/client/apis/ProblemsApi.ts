/* tslint:disable */
/* eslint-disable */
/**
 * Made from openapi/openapi.yaml by OpenAPI Generator: not to be edited.
 */

import * as runtime from '../runtime';
import type {
    Problem,
    ProblemPage,
    ProblemPages,
} from '../models/index';

export interface GetProblemRequest {
    /**
     * The code: what follows `/problems/` in the `type` of a problem, or the `code` of an entry of its `errors`. Any other
     * text is answered with 404.
     * 
     */
    code: string;
    /**
     * The `ETag` of an earlier answer, several of them with commas between, or `*`. If the answer would be the same again, it is
     * 304 without a body. Bounded only by the 8 KiB that all headers of a request may have together.
     * 
     */
    ifNoneMatch?: string;
}

export interface ListProblemsRequest {
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
export class ProblemsApi extends runtime.BaseAPI {

    /**
     * Creates request options for getProblem without sending the request
     */
    async getProblemRequestOpts(requestParameters: GetProblemRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['code'] == null) {
            throw new runtime.RequiredError(
                'code',
                'Required parameter "code" was null or undefined when calling getProblem().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        if (requestParameters['ifNoneMatch'] != null) {
            headerParameters['If-None-Match'] = String(requestParameters['ifNoneMatch']);
        }


        let urlPath = `/problems/{code}`;
        urlPath = urlPath.replace('{code}', encodeURIComponent(String(requestParameters['code'])));

        return {
            path: urlPath,
            method: 'GET',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * What the `type` of a problem or the `code` of one of its `errors` means, and how to mend it.
     * What a problem means
     */
    async getProblemRaw(requestParameters: GetProblemRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<ProblemPage>> {
        const requestOptions = await this.getProblemRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * What the `type` of a problem or the `code` of one of its `errors` means, and how to mend it.
     * What a problem means
     */
    async getProblem(requestParameters: GetProblemRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<ProblemPage> {
        const response = await this.getProblemRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for listProblems without sending the request
     */
    async listProblemsRequestOpts(requestParameters: ListProblemsRequest): Promise<runtime.RequestOpts> {
        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        if (requestParameters['ifNoneMatch'] != null) {
            headerParameters['If-None-Match'] = String(requestParameters['ifNoneMatch']);
        }


        let urlPath = `/problems`;

        return {
            path: urlPath,
            method: 'GET',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * A page for every `type` of a problem and for every `code` of an entry of `errors`: first the types, then the codes of a 400, 403 or 404, those of an `invalidPosition`, and those of an `illegalMove` in the order in which they are looked for. Where several apply to a move, the first is reported. 
     * All problems
     */
    async listProblemsRaw(requestParameters: ListProblemsRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<ProblemPages>> {
        const requestOptions = await this.listProblemsRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * A page for every `type` of a problem and for every `code` of an entry of `errors`: first the types, then the codes of a 400, 403 or 404, those of an `invalidPosition`, and those of an `illegalMove` in the order in which they are looked for. Where several apply to a move, the first is reported. 
     * All problems
     */
    async listProblems(requestParameters: ListProblemsRequest = {}, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<ProblemPages> {
        const response = await this.listProblemsRaw(requestParameters, initOverrides);
        return await response.value();
    }

}
