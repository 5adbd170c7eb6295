/* tslint:disable */
/* eslint-disable */
/**
 * Made from openapi/openapi.yaml by OpenAPI Generator: not to be edited.
 */

import * as runtime from '../runtime';
import type {
    CreatedPlayer,
    NameRequest,
    Player,
    Problem,
} from '../models/index';

export interface CreatePlayerRequest {
    /**
     * 
     */
    nameRequest: NameRequest;
}

export interface GetPlayerRequest {
    /**
     * The name, in whatever case.
     */
    name: string;
}

/**
 * 
 */
export class PlayersApi extends runtime.BaseAPI {

    /**
     * Creates request options for createPlayer without sending the request
     */
    async createPlayerRequestOpts(requestParameters: CreatePlayerRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['nameRequest'] == null) {
            throw new runtime.RequiredError(
                'nameRequest',
                'Required parameter "nameRequest" was null or undefined when calling createPlayer().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        headerParameters['Content-Type'] = 'application/json';


        let urlPath = `/v1/players`;

        return {
            path: urlPath,
            method: 'POST',
            headers: headerParameters,
            query: queryParameters,
            body: requestParameters['nameRequest'],
        };
    }

    /**
     * Makes a player of this name, with a first token that has all scopes and does not expire. The answer is the only one that ever has the secret of this token. Use it within ten minutes: a name whose player has used no token by then can be taken by somebody else.  One network address may create so many players in an hour, 20 unless the service is configured otherwise, and is then refused with 429. 
     * Become a player
     */
    async createPlayerRaw(requestParameters: CreatePlayerRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<CreatedPlayer>> {
        const requestOptions = await this.createPlayerRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * Makes a player of this name, with a first token that has all scopes and does not expire. The answer is the only one that ever has the secret of this token. Use it within ten minutes: a name whose player has used no token by then can be taken by somebody else.  One network address may create so many players in an hour, 20 unless the service is configured otherwise, and is then refused with 429. 
     * Become a player
     */
    async createPlayer(requestParameters: CreatePlayerRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<CreatedPlayer> {
        const response = await this.createPlayerRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for getPlayer without sending the request
     */
    async getPlayerRequestOpts(requestParameters: GetPlayerRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['name'] == null) {
            throw new runtime.RequiredError(
                'name',
                'Required parameter "name" was null or undefined when calling getPlayer().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};


        let urlPath = `/v1/players/{name}`;
        urlPath = urlPath.replace('{name}', encodeURIComponent(String(requestParameters['name'])));

        return {
            path: urlPath,
            method: 'GET',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * What everybody may know of a player.
     * A player
     */
    async getPlayerRaw(requestParameters: GetPlayerRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Player>> {
        const requestOptions = await this.getPlayerRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * What everybody may know of a player.
     * A player
     */
    async getPlayer(requestParameters: GetPlayerRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Player> {
        const response = await this.getPlayerRaw(requestParameters, initOverrides);
        return await response.value();
    }

}
