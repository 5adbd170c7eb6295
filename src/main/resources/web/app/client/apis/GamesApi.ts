/* tslint:disable */
/* eslint-disable */
/**
 * Made from openapi/openapi.yaml by OpenAPI Generator: not to be edited.
 */

import * as runtime from '../runtime';
import type {
    Game,
    GameMoves,
    GameRecord,
    GameRequest,
    GameState,
    Games,
    MoveRequest,
    Problem,
} from '../models/index';

export interface AbortGameRequest {
    /**
     * The id of the game.
     */
    id: string;
    /**
     * The `ETag` of the game for which the request is meant: exactly one, with its quotes. The request is refused with 428 without it, and
     * with 412 if the game has changed since.
     * 
     */
    ifMatch?: string;
    /**
     * A name for the request that the client has chosen, best a random UUID. The same request with the same key has the same answer within 24
     * hours, and is carried out once.
     * 
     */
    idempotencyKey?: string;
}

export interface AcceptDrawRequest {
    /**
     * The id of the game.
     */
    id: string;
    /**
     * The `ETag` of the game for which the request is meant: exactly one, with its quotes. The request is refused with 428 without it, and
     * with 412 if the game has changed since.
     * 
     */
    ifMatch?: string;
    /**
     * A name for the request that the client has chosen, best a random UUID. The same request with the same key has the same answer within 24
     * hours, and is carried out once.
     * 
     */
    idempotencyKey?: string;
}

export interface CreateGameRequest {
    /**
     * 
     */
    gameRequest: GameRequest;
    /**
     * A name for the request that the client has chosen, best a random UUID. The same request with the same key has the same answer within 24
     * hours, and is carried out once.
     * 
     */
    idempotencyKey?: string;
}

export interface DeclineGameRequest {
    /**
     * The id of the game.
     */
    id: string;
    /**
     * The `ETag` of the game for which the request is meant: exactly one, with its quotes. The request is refused with 428 without it, and
     * with 412 if the game has changed since.
     * 
     */
    ifMatch?: string;
    /**
     * A name for the request that the client has chosen, best a random UUID. The same request with the same key has the same answer within 24
     * hours, and is carried out once.
     * 
     */
    idempotencyKey?: string;
}

export interface GetGameRequest {
    /**
     * The id of the game.
     */
    id: string;
    /**
     * The `ETag` of an earlier answer, several of them with commas between, or `*`. If the answer would be the same again, it is
     * 304 without a body. Bounded only by the 8 KiB that all headers of a request may have together.
     * 
     */
    ifNoneMatch?: string;
}

export interface GetGameRecordRequest {
    /**
     * The id of the game.
     */
    id: string;
}

export interface JoinGameRequest {
    /**
     * The id of the game.
     */
    id: string;
    /**
     * The `ETag` of the game for which the request is meant: exactly one, with its quotes. The request is refused with 428 without it, and
     * with 412 if the game has changed since.
     * 
     */
    ifMatch?: string;
    /**
     * A name for the request that the client has chosen, best a random UUID. The same request with the same key has the same answer within 24
     * hours, and is carried out once.
     * 
     */
    idempotencyKey?: string;
}

export interface ListGamesRequest {
    /**
     * Only games in this state.
     */
    state?: GameState;
    /**
     * Only games by this rule set, or by rules of which it is the `base`.
     */
    rules?: string;
    /**
     * Only games that the player of this name has created, is invited to or plays in; none if there is no such player.
     */
    player?: string;
    /**
     * The most entries of the answer. Absent means 20.
     */
    limit?: number;
    /**
     * Where to go on, the `next` of the part before. Absent to begin.
     */
    cursor?: string;
}

export interface ListMovesRequest {
    /**
     * The id of the game.
     */
    id: string;
}

export interface OfferDrawRequest {
    /**
     * The id of the game.
     */
    id: string;
    /**
     * The `ETag` of the game for which the request is meant: exactly one, with its quotes. The request is refused with 428 without it, and
     * with 412 if the game has changed since.
     * 
     */
    ifMatch?: string;
    /**
     * A name for the request that the client has chosen, best a random UUID. The same request with the same key has the same answer within 24
     * hours, and is carried out once.
     * 
     */
    idempotencyKey?: string;
}

export interface PlayMoveRequest {
    /**
     * The id of the game.
     */
    id: string;
    /**
     * 
     */
    moveRequest: MoveRequest;
    /**
     * The `ETag` of the game for which the request is meant: exactly one, with its quotes. The request is refused with 428 without it, and
     * with 412 if the game has changed since.
     * 
     */
    ifMatch?: string;
    /**
     * A name for the request that the client has chosen, best a random UUID. The same request with the same key has the same answer within 24
     * hours, and is carried out once.
     * 
     */
    idempotencyKey?: string;
}

export interface RematchGameRequest {
    /**
     * The id of the game.
     */
    id: string;
    /**
     * A name for the request that the client has chosen, best a random UUID. The same request with the same key has the same answer within 24
     * hours, and is carried out once.
     * 
     */
    idempotencyKey?: string;
}

export interface RemoveDrawOfferRequest {
    /**
     * The id of the game.
     */
    id: string;
    /**
     * The `ETag` of the game for which the request is meant: exactly one, with its quotes. The request is refused with 428 without it, and
     * with 412 if the game has changed since.
     * 
     */
    ifMatch?: string;
}

export interface ResignGameRequest {
    /**
     * The id of the game.
     */
    id: string;
    /**
     * The `ETag` of the game for which the request is meant: exactly one, with its quotes. The request is refused with 428 without it, and
     * with 412 if the game has changed since.
     * 
     */
    ifMatch?: string;
    /**
     * A name for the request that the client has chosen, best a random UUID. The same request with the same key has the same answer within 24
     * hours, and is carried out once.
     * 
     */
    idempotencyKey?: string;
}

/**
 * 
 */
export class GamesApi extends runtime.BaseAPI {

    /**
     * Creates request options for abortGame without sending the request
     */
    async abortGameRequestOpts(requestParameters: AbortGameRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['id'] == null) {
            throw new runtime.RequiredError(
                'id',
                'Required parameter "id" was null or undefined when calling abortGame().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        if (requestParameters['ifMatch'] != null) {
            headerParameters['If-Match'] = String(requestParameters['ifMatch']);
        }

        if (requestParameters['idempotencyKey'] != null) {
            headerParameters['Idempotency-Key'] = String(requestParameters['idempotencyKey']);
        }

        if (this.configuration && this.configuration.accessToken) {
            const token = this.configuration.accessToken;
            const tokenString = await token("token", ["play"]);

            if (tokenString) {
                headerParameters["Authorization"] = `Bearer ${tokenString}`;
            }
        }

        let urlPath = `/v1/games/{id}/abort`;
        urlPath = urlPath.replace('{id}', encodeURIComponent(String(requestParameters['id'])));

        return {
            path: urlPath,
            method: 'POST',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * Takes back a game that waits, as its creator, or calls off one that has started, as either player, while the second move was not played. It comes to nothing. 
     * Call a game off
     */
    async abortGameRaw(requestParameters: AbortGameRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Game>> {
        const requestOptions = await this.abortGameRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * Takes back a game that waits, as its creator, or calls off one that has started, as either player, while the second move was not played. It comes to nothing. 
     * Call a game off
     */
    async abortGame(requestParameters: AbortGameRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Game> {
        const response = await this.abortGameRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for acceptDraw without sending the request
     */
    async acceptDrawRequestOpts(requestParameters: AcceptDrawRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['id'] == null) {
            throw new runtime.RequiredError(
                'id',
                'Required parameter "id" was null or undefined when calling acceptDraw().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        if (requestParameters['ifMatch'] != null) {
            headerParameters['If-Match'] = String(requestParameters['ifMatch']);
        }

        if (requestParameters['idempotencyKey'] != null) {
            headerParameters['Idempotency-Key'] = String(requestParameters['idempotencyKey']);
        }

        if (this.configuration && this.configuration.accessToken) {
            const token = this.configuration.accessToken;
            const tokenString = await token("token", ["play"]);

            if (tokenString) {
                headerParameters["Authorization"] = `Bearer ${tokenString}`;
            }
        }

        let urlPath = `/v1/games/{id}/draw-offer/acceptance`;
        urlPath = urlPath.replace('{id}', encodeURIComponent(String(requestParameters['id'])));

        return {
            path: urlPath,
            method: 'POST',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * Accepts the draw that the opponent has offered: the game is over. 
     * Accept a draw offer
     */
    async acceptDrawRaw(requestParameters: AcceptDrawRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Game>> {
        const requestOptions = await this.acceptDrawRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * Accepts the draw that the opponent has offered: the game is over. 
     * Accept a draw offer
     */
    async acceptDraw(requestParameters: AcceptDrawRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Game> {
        const response = await this.acceptDrawRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for createGame without sending the request
     */
    async createGameRequestOpts(requestParameters: CreateGameRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['gameRequest'] == null) {
            throw new runtime.RequiredError(
                'gameRequest',
                'Required parameter "gameRequest" was null or undefined when calling createGame().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        headerParameters['Content-Type'] = 'application/json';

        if (requestParameters['idempotencyKey'] != null) {
            headerParameters['Idempotency-Key'] = String(requestParameters['idempotencyKey']);
        }

        if (this.configuration && this.configuration.accessToken) {
            const token = this.configuration.accessToken;
            const tokenString = await token("token", ["play"]);

            if (tokenString) {
                headerParameters["Authorization"] = `Bearer ${tokenString}`;
            }
        }

        let urlPath = `/v1/games`;

        return {
            path: urlPath,
            method: 'POST',
            headers: headerParameters,
            query: queryParameters,
            body: requestParameters['gameRequest'],
        };
    }

    /**
     * Creates a game and waits for the opponent: whoever joins first (`open`), or the `player` who is invited. Against the `engine` it starts at once. A player can have 100 games that are not over, 10 of them against the engine; an invitation counts for the one who is invited only once it is taken. 
     * Create a game
     */
    async createGameRaw(requestParameters: CreateGameRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Game>> {
        const requestOptions = await this.createGameRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * Creates a game and waits for the opponent: whoever joins first (`open`), or the `player` who is invited. Against the `engine` it starts at once. A player can have 100 games that are not over, 10 of them against the engine; an invitation counts for the one who is invited only once it is taken. 
     * Create a game
     */
    async createGame(requestParameters: CreateGameRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Game> {
        const response = await this.createGameRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for declineGame without sending the request
     */
    async declineGameRequestOpts(requestParameters: DeclineGameRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['id'] == null) {
            throw new runtime.RequiredError(
                'id',
                'Required parameter "id" was null or undefined when calling declineGame().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        if (requestParameters['ifMatch'] != null) {
            headerParameters['If-Match'] = String(requestParameters['ifMatch']);
        }

        if (requestParameters['idempotencyKey'] != null) {
            headerParameters['Idempotency-Key'] = String(requestParameters['idempotencyKey']);
        }

        if (this.configuration && this.configuration.accessToken) {
            const token = this.configuration.accessToken;
            const tokenString = await token("token", ["play"]);

            if (tokenString) {
                headerParameters["Authorization"] = `Bearer ${tokenString}`;
            }
        }

        let urlPath = `/v1/games/{id}/decline`;
        urlPath = urlPath.replace('{id}', encodeURIComponent(String(requestParameters['id'])));

        return {
            path: urlPath,
            method: 'POST',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * Does not take the seat, as the player who is invited: the game comes to nothing. 
     * Decline an invitation
     */
    async declineGameRaw(requestParameters: DeclineGameRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Game>> {
        const requestOptions = await this.declineGameRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * Does not take the seat, as the player who is invited: the game comes to nothing. 
     * Decline an invitation
     */
    async declineGame(requestParameters: DeclineGameRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Game> {
        const response = await this.declineGameRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for getGame without sending the request
     */
    async getGameRequestOpts(requestParameters: GetGameRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['id'] == null) {
            throw new runtime.RequiredError(
                'id',
                'Required parameter "id" was null or undefined when calling getGame().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        if (requestParameters['ifNoneMatch'] != null) {
            headerParameters['If-None-Match'] = String(requestParameters['ifNoneMatch']);
        }

        if (this.configuration && this.configuration.accessToken) {
            const token = this.configuration.accessToken;
            const tokenString = await token("token", ["read"]);

            if (tokenString) {
                headerParameters["Authorization"] = `Bearer ${tokenString}`;
            }
        }

        let urlPath = `/v1/games/{id}`;
        urlPath = urlPath.replace('{id}', encodeURIComponent(String(requestParameters['id'])));

        return {
            path: urlPath,
            method: 'GET',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * The game as it stands, the same for every reader. To ask whether it has changed is cheap: send its `ETag` as `If-None-Match`. To be told when it has, read `GET /v1/me/events`. 
     * A game
     */
    async getGameRaw(requestParameters: GetGameRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Game>> {
        const requestOptions = await this.getGameRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * The game as it stands, the same for every reader. To ask whether it has changed is cheap: send its `ETag` as `If-None-Match`. To be told when it has, read `GET /v1/me/events`. 
     * A game
     */
    async getGame(requestParameters: GetGameRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Game> {
        const response = await this.getGameRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for getGameRecord without sending the request
     */
    async getGameRecordRequestOpts(requestParameters: GetGameRecordRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['id'] == null) {
            throw new runtime.RequiredError(
                'id',
                'Required parameter "id" was null or undefined when calling getGameRecord().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        if (this.configuration && this.configuration.accessToken) {
            const token = this.configuration.accessToken;
            const tokenString = await token("token", ["read"]);

            if (tokenString) {
                headerParameters["Authorization"] = `Bearer ${tokenString}`;
            }
        }

        let urlPath = `/v1/games/{id}/record`;
        urlPath = urlPath.replace('{id}', encodeURIComponent(String(requestParameters['id'])));

        return {
            path: urlPath,
            method: 'GET',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * What is written down of the game as it stands: as JSON, or with `Accept: text/plain` as text (see `GameText`). Where `Accept` allows both alike, JSON is sent. 
     * The record of a game
     */
    async getGameRecordRaw(requestParameters: GetGameRecordRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<GameRecord>> {
        const requestOptions = await this.getGameRecordRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * What is written down of the game as it stands: as JSON, or with `Accept: text/plain` as text (see `GameText`). Where `Accept` allows both alike, JSON is sent. 
     * The record of a game
     */
    async getGameRecord(requestParameters: GetGameRecordRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<GameRecord> {
        const response = await this.getGameRecordRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for joinGame without sending the request
     */
    async joinGameRequestOpts(requestParameters: JoinGameRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['id'] == null) {
            throw new runtime.RequiredError(
                'id',
                'Required parameter "id" was null or undefined when calling joinGame().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        if (requestParameters['ifMatch'] != null) {
            headerParameters['If-Match'] = String(requestParameters['ifMatch']);
        }

        if (requestParameters['idempotencyKey'] != null) {
            headerParameters['Idempotency-Key'] = String(requestParameters['idempotencyKey']);
        }

        if (this.configuration && this.configuration.accessToken) {
            const token = this.configuration.accessToken;
            const tokenString = await token("token", ["play"]);

            if (tokenString) {
                headerParameters["Authorization"] = `Bearer ${tokenString}`;
            }
        }

        let urlPath = `/v1/games/{id}/join`;
        urlPath = urlPath.replace('{id}', encodeURIComponent(String(requestParameters['id'])));

        return {
            path: urlPath,
            method: 'POST',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * Takes the free seat, with which the game starts and the clock of the side to move runs. Sides that are by lot are drawn now. 
     * Join a game
     */
    async joinGameRaw(requestParameters: JoinGameRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Game>> {
        const requestOptions = await this.joinGameRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * Takes the free seat, with which the game starts and the clock of the side to move runs. Sides that are by lot are drawn now. 
     * Join a game
     */
    async joinGame(requestParameters: JoinGameRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Game> {
        const response = await this.joinGameRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for listGames without sending the request
     */
    async listGamesRequestOpts(requestParameters: ListGamesRequest): Promise<runtime.RequestOpts> {
        const queryParameters: any = {};

        if (requestParameters['state'] != null) {
            queryParameters['state'] = requestParameters['state'];
        }

        if (requestParameters['rules'] != null) {
            queryParameters['rules'] = requestParameters['rules'];
        }

        if (requestParameters['player'] != null) {
            queryParameters['player'] = requestParameters['player'];
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

        let urlPath = `/v1/games`;

        return {
            path: urlPath,
            method: 'GET',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * The public games, the newest first. 
     * Public games
     */
    async listGamesRaw(requestParameters: ListGamesRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Games>> {
        const requestOptions = await this.listGamesRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * The public games, the newest first. 
     * Public games
     */
    async listGames(requestParameters: ListGamesRequest = {}, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Games> {
        const response = await this.listGamesRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for listMoves without sending the request
     */
    async listMovesRequestOpts(requestParameters: ListMovesRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['id'] == null) {
            throw new runtime.RequiredError(
                'id',
                'Required parameter "id" was null or undefined when calling listMoves().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        if (this.configuration && this.configuration.accessToken) {
            const token = this.configuration.accessToken;
            const tokenString = await token("token", ["read"]);

            if (tokenString) {
                headerParameters["Authorization"] = `Bearer ${tokenString}`;
            }
        }

        let urlPath = `/v1/games/{id}/moves`;
        urlPath = urlPath.replace('{id}', encodeURIComponent(String(requestParameters['id'])));

        return {
            path: urlPath,
            method: 'GET',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * All moves that were played. `GET /v1/games/{id}` has them too. 
     * The moves of a game
     */
    async listMovesRaw(requestParameters: ListMovesRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<GameMoves>> {
        const requestOptions = await this.listMovesRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * All moves that were played. `GET /v1/games/{id}` has them too. 
     * The moves of a game
     */
    async listMoves(requestParameters: ListMovesRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<GameMoves> {
        const response = await this.listMovesRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for offerDraw without sending the request
     */
    async offerDrawRequestOpts(requestParameters: OfferDrawRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['id'] == null) {
            throw new runtime.RequiredError(
                'id',
                'Required parameter "id" was null or undefined when calling offerDraw().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        if (requestParameters['ifMatch'] != null) {
            headerParameters['If-Match'] = String(requestParameters['ifMatch']);
        }

        if (requestParameters['idempotencyKey'] != null) {
            headerParameters['Idempotency-Key'] = String(requestParameters['idempotencyKey']);
        }

        if (this.configuration && this.configuration.accessToken) {
            const token = this.configuration.accessToken;
            const tokenString = await token("token", ["play"]);

            if (tokenString) {
                headerParameters["Authorization"] = `Bearer ${tokenString}`;
            }
        }

        let urlPath = `/v1/games/{id}/draw-offer`;
        urlPath = urlPath.replace('{id}', encodeURIComponent(String(requestParameters['id'])));

        return {
            path: urlPath,
            method: 'POST',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * Offers a draw, whoever is to move. The offer stands until the opponent moves, accepts or declines it, or the player withdraws it. A player can make one in 10 plies. The engine declines at once. 
     * Offer a draw
     */
    async offerDrawRaw(requestParameters: OfferDrawRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Game>> {
        const requestOptions = await this.offerDrawRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * Offers a draw, whoever is to move. The offer stands until the opponent moves, accepts or declines it, or the player withdraws it. A player can make one in 10 plies. The engine declines at once. 
     * Offer a draw
     */
    async offerDraw(requestParameters: OfferDrawRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Game> {
        const response = await this.offerDrawRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for playMove without sending the request
     */
    async playMoveRequestOpts(requestParameters: PlayMoveRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['id'] == null) {
            throw new runtime.RequiredError(
                'id',
                'Required parameter "id" was null or undefined when calling playMove().'
            );
        }

        if (requestParameters['moveRequest'] == null) {
            throw new runtime.RequiredError(
                'moveRequest',
                'Required parameter "moveRequest" was null or undefined when calling playMove().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        headerParameters['Content-Type'] = 'application/json';

        if (requestParameters['ifMatch'] != null) {
            headerParameters['If-Match'] = String(requestParameters['ifMatch']);
        }

        if (requestParameters['idempotencyKey'] != null) {
            headerParameters['Idempotency-Key'] = String(requestParameters['idempotencyKey']);
        }

        if (this.configuration && this.configuration.accessToken) {
            const token = this.configuration.accessToken;
            const tokenString = await token("token", ["play"]);

            if (tokenString) {
                headerParameters["Authorization"] = `Bearer ${tokenString}`;
            }
        }

        let urlPath = `/v1/games/{id}/moves`;
        urlPath = urlPath.replace('{id}', encodeURIComponent(String(requestParameters['id'])));

        return {
            path: urlPath,
            method: 'POST',
            headers: headerParameters,
            query: queryParameters,
            body: requestParameters['moveRequest'],
        };
    }

    /**
     * Plays a move of the game\'s `legalMoves`. The answer is the game after it: with the opponent to move, or with its result. An offer of a draw that the opponent has made is gone. 
     * Play a move
     */
    async playMoveRaw(requestParameters: PlayMoveRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Game>> {
        const requestOptions = await this.playMoveRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * Plays a move of the game\'s `legalMoves`. The answer is the game after it: with the opponent to move, or with its result. An offer of a draw that the opponent has made is gone. 
     * Play a move
     */
    async playMove(requestParameters: PlayMoveRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Game> {
        const response = await this.playMoveRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for rematchGame without sending the request
     */
    async rematchGameRequestOpts(requestParameters: RematchGameRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['id'] == null) {
            throw new runtime.RequiredError(
                'id',
                'Required parameter "id" was null or undefined when calling rematchGame().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        if (requestParameters['idempotencyKey'] != null) {
            headerParameters['Idempotency-Key'] = String(requestParameters['idempotencyKey']);
        }

        if (this.configuration && this.configuration.accessToken) {
            const token = this.configuration.accessToken;
            const tokenString = await token("token", ["play"]);

            if (tokenString) {
                headerParameters["Authorization"] = `Bearer ${tokenString}`;
            }
        }

        let urlPath = `/v1/games/{id}/rematch`;
        urlPath = urlPath.replace('{id}', encodeURIComponent(String(requestParameters['id'])));

        return {
            path: urlPath,
            method: 'POST',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * Creates a game like one that has a result, for the same two, with the sides swapped. The opponent is invited to it; the engine plays at once. There is one rematch of a game: who asks second is led to it by the header `Link`. 
     * Ask for a rematch
     */
    async rematchGameRaw(requestParameters: RematchGameRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Game>> {
        const requestOptions = await this.rematchGameRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * Creates a game like one that has a result, for the same two, with the sides swapped. The opponent is invited to it; the engine plays at once. There is one rematch of a game: who asks second is led to it by the header `Link`. 
     * Ask for a rematch
     */
    async rematchGame(requestParameters: RematchGameRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Game> {
        const response = await this.rematchGameRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for removeDrawOffer without sending the request
     */
    async removeDrawOfferRequestOpts(requestParameters: RemoveDrawOfferRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['id'] == null) {
            throw new runtime.RequiredError(
                'id',
                'Required parameter "id" was null or undefined when calling removeDrawOffer().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        if (requestParameters['ifMatch'] != null) {
            headerParameters['If-Match'] = String(requestParameters['ifMatch']);
        }

        if (this.configuration && this.configuration.accessToken) {
            const token = this.configuration.accessToken;
            const tokenString = await token("token", ["play"]);

            if (tokenString) {
                headerParameters["Authorization"] = `Bearer ${tokenString}`;
            }
        }

        let urlPath = `/v1/games/{id}/draw-offer`;
        urlPath = urlPath.replace('{id}', encodeURIComponent(String(requestParameters['id'])));

        return {
            path: urlPath,
            method: 'DELETE',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * Takes away the offer of a draw that stands: withdraws the player\'s own, declines the opponent\'s. 
     * Withdraw or decline a draw offer
     */
    async removeDrawOfferRaw(requestParameters: RemoveDrawOfferRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Game>> {
        const requestOptions = await this.removeDrawOfferRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * Takes away the offer of a draw that stands: withdraws the player\'s own, declines the opponent\'s. 
     * Withdraw or decline a draw offer
     */
    async removeDrawOffer(requestParameters: RemoveDrawOfferRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Game> {
        const response = await this.removeDrawOfferRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for resignGame without sending the request
     */
    async resignGameRequestOpts(requestParameters: ResignGameRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['id'] == null) {
            throw new runtime.RequiredError(
                'id',
                'Required parameter "id" was null or undefined when calling resignGame().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        if (requestParameters['ifMatch'] != null) {
            headerParameters['If-Match'] = String(requestParameters['ifMatch']);
        }

        if (requestParameters['idempotencyKey'] != null) {
            headerParameters['Idempotency-Key'] = String(requestParameters['idempotencyKey']);
        }

        if (this.configuration && this.configuration.accessToken) {
            const token = this.configuration.accessToken;
            const tokenString = await token("token", ["play"]);

            if (tokenString) {
                headerParameters["Authorization"] = `Bearer ${tokenString}`;
            }
        }

        let urlPath = `/v1/games/{id}/resign`;
        urlPath = urlPath.replace('{id}', encodeURIComponent(String(requestParameters['id'])));

        return {
            path: urlPath,
            method: 'POST',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * Gives up: the opponent has won. 
     * Resign
     */
    async resignGameRaw(requestParameters: ResignGameRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Game>> {
        const requestOptions = await this.resignGameRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * Gives up: the opponent has won. 
     * Resign
     */
    async resignGame(requestParameters: ResignGameRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Game> {
        const response = await this.resignGameRaw(requestParameters, initOverrides);
        return await response.value();
    }

}
