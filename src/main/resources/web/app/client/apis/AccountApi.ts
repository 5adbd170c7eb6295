/* tslint:disable */
/* eslint-disable */
/**
 * Made from openapi/openapi.yaml by OpenAPI Generator: not to be edited.
 */

import * as runtime from '../runtime';
import type {
    AccountExport,
    CreatedToken,
    Me,
    NameRequest,
    Problem,
    TokenRequest,
    Tokens,
} from '../models/index';

export interface CreateTokenRequest {
    /**
     * 
     */
    tokenRequest: TokenRequest;
}

export interface RenameMeRequest {
    /**
     * 
     */
    nameRequest: NameRequest;
}

export interface RevokeTokenRequest {
    /**
     * The id of the token.
     */
    id: string;
}

/**
 * 
 */
export class AccountApi extends runtime.BaseAPI {

    /**
     * Creates request options for createToken without sending the request
     */
    async createTokenRequestOpts(requestParameters: CreateTokenRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['tokenRequest'] == null) {
            throw new runtime.RequiredError(
                'tokenRequest',
                'Required parameter "tokenRequest" was null or undefined when calling createToken().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        headerParameters['Content-Type'] = 'application/json';

        if (this.configuration && this.configuration.accessToken) {
            const token = this.configuration.accessToken;
            const tokenString = await token("token", ["account"]);

            if (tokenString) {
                headerParameters["Authorization"] = `Bearer ${tokenString}`;
            }
        }

        let urlPath = `/v1/me/tokens`;

        return {
            path: urlPath,
            method: 'POST',
            headers: headerParameters,
            query: queryParameters,
            body: requestParameters['tokenRequest'],
        };
    }

    /**
     * Makes a token that allows no more than the one with which it is asked for, and does not outlive it. The answer is the only one that ever has its secret. A player has at most 20 tokens; those that have expired are removed and do not count. 
     * Make a token
     */
    async createTokenRaw(requestParameters: CreateTokenRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<CreatedToken>> {
        const requestOptions = await this.createTokenRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * Makes a token that allows no more than the one with which it is asked for, and does not outlive it. The answer is the only one that ever has its secret. A player has at most 20 tokens; those that have expired are removed and do not count. 
     * Make a token
     */
    async createToken(requestParameters: CreateTokenRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<CreatedToken> {
        const response = await this.createTokenRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for deleteMe without sending the request
     */
    async deleteMeRequestOpts(): Promise<runtime.RequestOpts> {
        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        if (this.configuration && this.configuration.accessToken) {
            const token = this.configuration.accessToken;
            const tokenString = await token("token", ["account"]);

            if (tokenString) {
                headerParameters["Authorization"] = `Bearer ${tokenString}`;
            }
        }

        let urlPath = `/v1/me`;

        return {
            path: urlPath,
            method: 'DELETE',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * Deletes the account: all its tokens are void, waiting games are aborted, running ones resigned, and the name is free. Games stay, with an anonymous name. This cannot be undone. 
     * Leave for good
     */
    async deleteMeRaw(initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<void>> {
        const requestOptions = await this.deleteMeRequestOpts();
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.VoidApiResponse(response);
    }

    /**
     * Deletes the account: all its tokens are void, waiting games are aborted, running ones resigned, and the name is free. Games stay, with an anonymous name. This cannot be undone. 
     * Leave for good
     */
    async deleteMe(initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<void> {
        await this.deleteMeRaw(initOverrides);
    }

    /**
     * Creates request options for exportMe without sending the request
     */
    async exportMeRequestOpts(): Promise<runtime.RequestOpts> {
        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        if (this.configuration && this.configuration.accessToken) {
            const token = this.configuration.accessToken;
            const tokenString = await token("token", ["account"]);

            if (tokenString) {
                headerParameters["Authorization"] = `Bearer ${tokenString}`;
            }
        }

        let urlPath = `/v1/me/export`;

        return {
            path: urlPath,
            method: 'GET',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * Everything that the service keeps of the player. Of a token\'s secret it keeps only a hash, which is of use to nobody and left out.
     * Everything that is kept of me
     */
    async exportMeRaw(initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<AccountExport>> {
        const requestOptions = await this.exportMeRequestOpts();
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * Everything that the service keeps of the player. Of a token\'s secret it keeps only a hash, which is of use to nobody and left out.
     * Everything that is kept of me
     */
    async exportMe(initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<AccountExport> {
        const response = await this.exportMeRaw(initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for getMe without sending the request
     */
    async getMeRequestOpts(): Promise<runtime.RequestOpts> {
        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        if (this.configuration && this.configuration.accessToken) {
            const token = this.configuration.accessToken;
            const tokenString = await token("token", ["read"]);

            if (tokenString) {
                headerParameters["Authorization"] = `Bearer ${tokenString}`;
            }
        }

        let urlPath = `/v1/me`;

        return {
            path: urlPath,
            method: 'GET',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * The player whose token is sent, and what that token is.
     * Who I am
     */
    async getMeRaw(initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Me>> {
        const requestOptions = await this.getMeRequestOpts();
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * The player whose token is sent, and what that token is.
     * Who I am
     */
    async getMe(initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Me> {
        const response = await this.getMeRaw(initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for listTokens without sending the request
     */
    async listTokensRequestOpts(): Promise<runtime.RequestOpts> {
        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        if (this.configuration && this.configuration.accessToken) {
            const token = this.configuration.accessToken;
            const tokenString = await token("token", ["account"]);

            if (tokenString) {
                headerParameters["Authorization"] = `Bearer ${tokenString}`;
            }
        }

        let urlPath = `/v1/me/tokens`;

        return {
            path: urlPath,
            method: 'GET',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * The tokens of the player, the oldest first. One that has expired may be among them until another is made.
     * My tokens
     */
    async listTokensRaw(initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Tokens>> {
        const requestOptions = await this.listTokensRequestOpts();
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * The tokens of the player, the oldest first. One that has expired may be among them until another is made.
     * My tokens
     */
    async listTokens(initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Tokens> {
        const response = await this.listTokensRaw(initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for renameMe without sending the request
     */
    async renameMeRequestOpts(requestParameters: RenameMeRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['nameRequest'] == null) {
            throw new runtime.RequiredError(
                'nameRequest',
                'Required parameter "nameRequest" was null or undefined when calling renameMe().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        headerParameters['Content-Type'] = 'application/json';

        if (this.configuration && this.configuration.accessToken) {
            const token = this.configuration.accessToken;
            const tokenString = await token("token", ["account"]);

            if (tokenString) {
                headerParameters["Authorization"] = `Bearer ${tokenString}`;
            }
        }

        let urlPath = `/v1/me`;

        return {
            path: urlPath,
            method: 'PATCH',
            headers: headerParameters,
            query: queryParameters,
            body: requestParameters['nameRequest'],
        };
    }

    /**
     * Gives the player another name. The id stays, and the old name is free at once.
     * Take another name
     */
    async renameMeRaw(requestParameters: RenameMeRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Me>> {
        const requestOptions = await this.renameMeRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * Gives the player another name. The id stays, and the old name is free at once.
     * Take another name
     */
    async renameMe(requestParameters: RenameMeRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Me> {
        const response = await this.renameMeRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for revokeToken without sending the request
     */
    async revokeTokenRequestOpts(requestParameters: RevokeTokenRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['id'] == null) {
            throw new runtime.RequiredError(
                'id',
                'Required parameter "id" was null or undefined when calling revokeToken().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        if (this.configuration && this.configuration.accessToken) {
            const token = this.configuration.accessToken;
            const tokenString = await token("token", []);

            if (tokenString) {
                headerParameters["Authorization"] = `Bearer ${tokenString}`;
            }
        }

        let urlPath = `/v1/me/tokens/{id}`;
        urlPath = urlPath.replace('{id}', encodeURIComponent(String(requestParameters['id'])));

        return {
            path: urlPath,
            method: 'DELETE',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * Makes a token void at once. The scope `account` is needed to revoke another token than the one that is sent; every token may revoke itself, which is how a front end signs out. 
     * Revoke a token
     */
    async revokeTokenRaw(requestParameters: RevokeTokenRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<void>> {
        const requestOptions = await this.revokeTokenRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.VoidApiResponse(response);
    }

    /**
     * Makes a token void at once. The scope `account` is needed to revoke another token than the one that is sent; every token may revoke itself, which is how a front end signs out. 
     * Revoke a token
     */
    async revokeToken(requestParameters: RevokeTokenRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<void> {
        await this.revokeTokenRaw(requestParameters, initOverrides);
    }

}
