/* tslint:disable */
/* eslint-disable */
/**
 * Made from openapi/openapi.yaml by OpenAPI Generator: not to be edited.
 */

import * as runtime from '../runtime';
import type {
    Problem,
    RuleSet,
    RuleSets,
} from '../models/index';

export interface GetRuleSetRequest {
    /**
     * The name of the rule set. Any other text is answered with 404.
     */
    id: string;
    /**
     * The `ETag` of an earlier answer, several of them with commas between, or `*`. If the answer would be the same again, it is
     * 304 without a body. Bounded only by the 8 KiB that all headers of a request may have together.
     * 
     */
    ifNoneMatch?: string;
}

export interface ListRuleSetsRequest {
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
export class RuleSetsApi extends runtime.BaseAPI {

    /**
     * Creates request options for getRuleSet without sending the request
     */
    async getRuleSetRequestOpts(requestParameters: GetRuleSetRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['id'] == null) {
            throw new runtime.RequiredError(
                'id',
                'Required parameter "id" was null or undefined when calling getRuleSet().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        if (requestParameters['ifNoneMatch'] != null) {
            headerParameters['If-None-Match'] = String(requestParameters['ifNoneMatch']);
        }


        let urlPath = `/v1/rulesets/{id}`;
        urlPath = urlPath.replace('{id}', encodeURIComponent(String(requestParameters['id'])));

        return {
            path: urlPath,
            method: 'GET',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * One rule set, with the value and the sentence of each option, its source, and its start.
     * One rule set
     */
    async getRuleSetRaw(requestParameters: GetRuleSetRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<RuleSet>> {
        const requestOptions = await this.getRuleSetRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * One rule set, with the value and the sentence of each option, its source, and its start.
     * One rule set
     */
    async getRuleSet(requestParameters: GetRuleSetRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<RuleSet> {
        const response = await this.getRuleSetRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for listRuleSets without sending the request
     */
    async listRuleSetsRequestOpts(requestParameters: ListRuleSetsRequest): Promise<runtime.RequestOpts> {
        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        if (requestParameters['ifNoneMatch'] != null) {
            headerParameters['If-None-Match'] = String(requestParameters['ifNoneMatch']);
        }


        let urlPath = `/v1/rulesets`;

        return {
            path: urlPath,
            method: 'GET',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * The rule sets that have a name, each with all its options, in a fixed order. Rules of your own are one of them with some options changed: see `RuleOptions`. 
     * All rule sets
     */
    async listRuleSetsRaw(requestParameters: ListRuleSetsRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<RuleSets>> {
        const requestOptions = await this.listRuleSetsRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * The rule sets that have a name, each with all its options, in a fixed order. Rules of your own are one of them with some options changed: see `RuleOptions`. 
     * All rule sets
     */
    async listRuleSets(requestParameters: ListRuleSetsRequest = {}, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<RuleSets> {
        const response = await this.listRuleSetsRaw(requestParameters, initOverrides);
        return await response.value();
    }

}
