/* tslint:disable */
/* eslint-disable */
/**
 * Made from openapi/openapi.yaml by OpenAPI Generator: not to be edited.
 */

import * as runtime from '../runtime';
import type {
    Board,
    Problem,
} from '../models/index';

export interface GetBoardRequest {
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
export class BoardApi extends runtime.BaseAPI {

    /**
     * Creates request options for getBoard without sending the request
     */
    async getBoardRequestOpts(requestParameters: GetBoardRequest): Promise<runtime.RequestOpts> {
        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        if (requestParameters['ifNoneMatch'] != null) {
            headerParameters['If-None-Match'] = String(requestParameters['ifNoneMatch']);
        }


        let urlPath = `/v1/board`;

        return {
            path: urlPath,
            method: 'GET',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * All that is needed to draw the board and to find a cell under a pointer: cells with neighbours, outlines, centres and shades, the segments, and the castle. The board is the same under all rules. 
     * The board
     */
    async getBoardRaw(requestParameters: GetBoardRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Board>> {
        const requestOptions = await this.getBoardRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * All that is needed to draw the board and to find a cell under a pointer: cells with neighbours, outlines, centres and shades, the segments, and the castle. The board is the same under all rules. 
     * The board
     */
    async getBoard(requestParameters: GetBoardRequest = {}, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Board> {
        const response = await this.getBoardRaw(requestParameters, initOverrides);
        return await response.value();
    }

}
