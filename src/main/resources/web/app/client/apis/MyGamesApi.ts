/* tslint:disable */
/* eslint-disable */
/**
 * Made from openapi/openapi.yaml by OpenAPI Generator: not to be edited.
 */

import * as runtime from '../runtime';
import type {
    GameState,
    Games,
    Problem,
} from '../models/index';

export interface ListMyGamesRequest {
    /**
     * Only games in this state.
     */
    state?: GameState;
    /**
     * Only games by this rule set, or by rules of which it is the `base`.
     */
    rules?: string;
    /**
     * The most entries of the answer. Absent means 20.
     */
    limit?: number;
    /**
     * Where to go on, the `next` of the part before. Absent to begin.
     */
    cursor?: string;
}

export interface ListMyTurnsRequest {
    /**
     * The most entries of the answer. Absent means 20.
     */
    limit?: number;
    /**
     * Where to go on, the `next` of the part before. Absent to begin.
     */
    cursor?: string;
}

/**
 * 
 */
export class MyGamesApi extends runtime.BaseAPI {

    /**
     * Creates request options for listMyGames without sending the request
     */
    async listMyGamesRequestOpts(requestParameters: ListMyGamesRequest): Promise<runtime.RequestOpts> {
        const queryParameters: any = {};

        if (requestParameters['state'] != null) {
            queryParameters['state'] = requestParameters['state'];
        }

        if (requestParameters['rules'] != null) {
            queryParameters['rules'] = requestParameters['rules'];
        }

        if (requestParameters['limit'] != null) {
            queryParameters['limit'] = requestParameters['limit'];
        }

        if (requestParameters['cursor'] != null) {
            queryParameters['cursor'] = requestParameters['cursor'];
        }

        const headerParameters: runtime.HTTPHeaders = {};

        if (this.configuration && this.configuration.accessToken) {
            const token = this.configuration.accessToken;
            const tokenString = await token("token", ["read"]);

            if (tokenString) {
                headerParameters["Authorization"] = `Bearer ${tokenString}`;
            }
        }

        let urlPath = `/v1/me/games`;

        return {
            path: urlPath,
            method: 'GET',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * The games that the player has created, is invited to or plays in, unlisted ones too, the newest first. 
     * My games
     */
    async listMyGamesRaw(requestParameters: ListMyGamesRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Games>> {
        const requestOptions = await this.listMyGamesRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * The games that the player has created, is invited to or plays in, unlisted ones too, the newest first. 
     * My games
     */
    async listMyGames(requestParameters: ListMyGamesRequest = {}, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Games> {
        const response = await this.listMyGamesRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for listMyTurns without sending the request
     */
    async listMyTurnsRequestOpts(requestParameters: ListMyTurnsRequest): Promise<runtime.RequestOpts> {
        const queryParameters: any = {};

        if (requestParameters['limit'] != null) {
            queryParameters['limit'] = requestParameters['limit'];
        }

        if (requestParameters['cursor'] != null) {
            queryParameters['cursor'] = requestParameters['cursor'];
        }

        const headerParameters: runtime.HTTPHeaders = {};

        if (this.configuration && this.configuration.accessToken) {
            const token = this.configuration.accessToken;
            const tokenString = await token("token", ["read"]);

            if (tokenString) {
                headerParameters["Authorization"] = `Bearer ${tokenString}`;
            }
        }

        let urlPath = `/v1/me/turns`;

        return {
            path: urlPath,
            method: 'GET',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * The games in which the player is to move, the next deadline first, those without one last. 
     * Where it is my move
     */
    async listMyTurnsRaw(requestParameters: ListMyTurnsRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Games>> {
        const requestOptions = await this.listMyTurnsRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * The games in which the player is to move, the next deadline first, those without one last. 
     * Where it is my move
     */
    async listMyTurns(requestParameters: ListMyTurnsRequest = {}, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Games> {
        const response = await this.listMyTurnsRaw(requestParameters, initOverrides);
        return await response.value();
    }

}
