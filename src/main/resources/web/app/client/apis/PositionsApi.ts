/* tslint:disable */
/* eslint-disable */
/**
 * Made from openapi/openapi.yaml by OpenAPI Generator: not to be edited.
 */

import * as runtime from '../runtime';
import type {
    LegalMovesAnswer,
    PlayAnswer,
    PositionRequest,
    Problem,
} from '../models/index';

export interface ListLegalMovesRequest {
    /**
     * 
     */
    positionRequest: PositionRequest;
}

export interface PlayMovesRequest {
    /**
     * 
     */
    positionRequest: PositionRequest;
}

/**
 * 
 */
export class PositionsApi extends runtime.BaseAPI {

    /**
     * Creates request options for listLegalMoves without sending the request
     */
    async listLegalMovesRequestOpts(requestParameters: ListLegalMovesRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['positionRequest'] == null) {
            throw new runtime.RequiredError(
                'positionRequest',
                'Required parameter "positionRequest" was null or undefined when calling listLegalMoves().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        headerParameters['Content-Type'] = 'application/json';


        let urlPath = `/v1/positions/legal-moves`;

        return {
            path: urlPath,
            method: 'POST',
            headers: headerParameters,
            query: queryParameters,
            body: requestParameters['positionRequest'],
        };
    }

    /**
     * Answers with the position, whether the game is decided in it, and every legal move of the side to move; a decided position has none. With `moves`, the position is the one after them. Changes nothing; the same request always has the same answer. 
     * Legal moves and outcome of a position
     */
    async listLegalMovesRaw(requestParameters: ListLegalMovesRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<LegalMovesAnswer>> {
        const requestOptions = await this.listLegalMovesRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * Answers with the position, whether the game is decided in it, and every legal move of the side to move; a decided position has none. With `moves`, the position is the one after them. Changes nothing; the same request always has the same answer. 
     * Legal moves and outcome of a position
     */
    async listLegalMoves(requestParameters: ListLegalMovesRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<LegalMovesAnswer> {
        const response = await this.listLegalMovesRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for playMoves without sending the request
     */
    async playMovesRequestOpts(requestParameters: PlayMovesRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['positionRequest'] == null) {
            throw new runtime.RequiredError(
                'positionRequest',
                'Required parameter "positionRequest" was null or undefined when calling playMoves().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        headerParameters['Content-Type'] = 'application/json';


        let urlPath = `/v1/positions/play`;

        return {
            path: urlPath,
            method: 'POST',
            headers: headerParameters,
            query: queryParameters,
            body: requestParameters['positionRequest'],
        };
    }

    /**
     * Plays `moves` in turn from the position and answers with what each of them did, the position that they lead to, and its outcome. If one of them is illegal, nothing is played: the problem names the first such move by its index, and why. Without `moves`, nothing is played, and the answer has the position as it is. Changes nothing; the same request always has the same answer. 
     * Play moves
     */
    async playMovesRaw(requestParameters: PlayMovesRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<PlayAnswer>> {
        const requestOptions = await this.playMovesRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * Plays `moves` in turn from the position and answers with what each of them did, the position that they lead to, and its outcome. If one of them is illegal, nothing is played: the problem names the first such move by its index, and why. Without `moves`, nothing is played, and the answer has the position as it is. Changes nothing; the same request always has the same answer. 
     * Play moves
     */
    async playMoves(requestParameters: PlayMovesRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<PlayAnswer> {
        const response = await this.playMovesRaw(requestParameters, initOverrides);
        return await response.value();
    }

}
