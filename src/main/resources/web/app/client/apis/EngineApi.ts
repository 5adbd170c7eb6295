/* tslint:disable */
/* eslint-disable */
/**
 * Made from openapi/openapi.yaml by OpenAPI Generator: not to be edited.
 */

import * as runtime from '../runtime';
import type {
    AnalysisAnswer,
    AnalysisRequest,
    HintAnswer,
    HintRequest,
    Levels,
    Problem,
    SuggestionAnswer,
    SuggestionRequest,
} from '../models/index';

export interface AnalysePositionRequest {
    /**
     * 
     */
    analysisRequest: AnalysisRequest;
}

export interface HintMoveRequest {
    /**
     * 
     */
    hintRequest: HintRequest;
}

export interface ListLevelsRequest {
    /**
     * The `ETag` of an earlier answer, several of them with commas between, or `*`. If the answer would be the same again, it is
     * 304 without a body. Bounded only by the 8 KiB that all headers of a request may have together.
     * 
     */
    ifNoneMatch?: string;
}

export interface SuggestMoveRequest {
    /**
     * 
     */
    suggestionRequest: SuggestionRequest;
}

/**
 * 
 */
export class EngineApi extends runtime.BaseAPI {

    /**
     * Creates request options for analysePosition without sending the request
     */
    async analysePositionRequestOpts(requestParameters: AnalysePositionRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['analysisRequest'] == null) {
            throw new runtime.RequiredError(
                'analysisRequest',
                'Required parameter "analysisRequest" was null or undefined when calling analysePosition().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        headerParameters['Content-Type'] = 'application/json';


        let urlPath = `/v1/positions/analysis`;

        return {
            path: urlPath,
            method: 'POST',
            headers: headerParameters,
            query: queryParameters,
            body: requestParameters['analysisRequest'],
        };
    }

    /**
     * Searches the position and answers with its best moves, each with its value and the play that follows. The search ends at the first of the `limits`, or when deeper looks are pointless. Send all moves of the game, as `moves`, to have repetition counted.  With `Accept: text/event-stream` the answer comes as a stream of server-sent events (see `AnalysisEvents`); where `Accept` allows JSON as well, JSON is sent. Read the stream with `fetch`: a browser\'s `EventSource` cannot `POST`. What is refused is refused with a problem and its status before the stream begins, as without one; a stream that ends without `finished` has failed. There is no heartbeat, as no search takes more than ten seconds, and a stream cannot be resumed.  Equal requests with a limit of `nodes` or `depth`, and a `timeMs` that is not met, have equal answers. Answers are remembered for a while: `search.fromCache` then says so, and the counters are those of the search that found it. 
     * The best moves and what they are worth
     */
    async analysePositionRaw(requestParameters: AnalysePositionRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<AnalysisAnswer>> {
        const requestOptions = await this.analysePositionRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * Searches the position and answers with its best moves, each with its value and the play that follows. The search ends at the first of the `limits`, or when deeper looks are pointless. Send all moves of the game, as `moves`, to have repetition counted.  With `Accept: text/event-stream` the answer comes as a stream of server-sent events (see `AnalysisEvents`); where `Accept` allows JSON as well, JSON is sent. Read the stream with `fetch`: a browser\'s `EventSource` cannot `POST`. What is refused is refused with a problem and its status before the stream begins, as without one; a stream that ends without `finished` has failed. There is no heartbeat, as no search takes more than ten seconds, and a stream cannot be resumed.  Equal requests with a limit of `nodes` or `depth`, and a `timeMs` that is not met, have equal answers. Answers are remembered for a while: `search.fromCache` then says so, and the counters are those of the search that found it. 
     * The best moves and what they are worth
     */
    async analysePosition(requestParameters: AnalysePositionRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<AnalysisAnswer> {
        const response = await this.analysePositionRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for hintMove without sending the request
     */
    async hintMoveRequestOpts(requestParameters: HintMoveRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['hintRequest'] == null) {
            throw new runtime.RequiredError(
                'hintRequest',
                'Required parameter "hintRequest" was null or undefined when calling hintMove().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        headerParameters['Content-Type'] = 'application/json';


        let urlPath = `/v1/positions/hint`;

        return {
            path: urlPath,
            method: 'POST',
            headers: headerParameters,
            query: queryParameters,
            body: requestParameters['hintRequest'],
        };
    }

    /**
     * Tells the side to move what to do, by grade: 1 what matters in the position, 2 which piece to move, 3 which move, 4 its line, the reasons for it, and what every other move would cost. Each grade tells what the lower ones do, from one search of about a million positions in which every legal move is looked at. Reasons are facts that were checked, by that search or by playing a few plies out. The best move need not be that of a suggestion or an analysis, which look at fewer moves more deeply. 
     * Help for a learner, as much as wanted
     */
    async hintMoveRaw(requestParameters: HintMoveRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<HintAnswer>> {
        const requestOptions = await this.hintMoveRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * Tells the side to move what to do, by grade: 1 what matters in the position, 2 which piece to move, 3 which move, 4 its line, the reasons for it, and what every other move would cost. Each grade tells what the lower ones do, from one search of about a million positions in which every legal move is looked at. Reasons are facts that were checked, by that search or by playing a few plies out. The best move need not be that of a suggestion or an analysis, which look at fewer moves more deeply. 
     * Help for a learner, as much as wanted
     */
    async hintMove(requestParameters: HintMoveRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<HintAnswer> {
        const response = await this.hintMoveRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for listLevels without sending the request
     */
    async listLevelsRequestOpts(requestParameters: ListLevelsRequest): Promise<runtime.RequestOpts> {
        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        if (requestParameters['ifNoneMatch'] != null) {
            headerParameters['If-None-Match'] = String(requestParameters['ifNoneMatch']);
        }


        let urlPath = `/v1/levels`;

        return {
            path: urlPath,
            method: 'GET',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * The levels at which `POST /v1/positions/suggestion` plays, the weakest first: how each chooses its moves, and how it did in games against the level below, sides swapped, over all rule sets. 
     * The levels of strength
     */
    async listLevelsRaw(requestParameters: ListLevelsRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Levels>> {
        const requestOptions = await this.listLevelsRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * The levels at which `POST /v1/positions/suggestion` plays, the weakest first: how each chooses its moves, and how it did in games against the level below, sides swapped, over all rule sets. 
     * The levels of strength
     */
    async listLevels(requestParameters: ListLevelsRequest = {}, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Levels> {
        const response = await this.listLevelsRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for suggestMove without sending the request
     */
    async suggestMoveRequestOpts(requestParameters: SuggestMoveRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['suggestionRequest'] == null) {
            throw new runtime.RequiredError(
                'suggestionRequest',
                'Required parameter "suggestionRequest" was null or undefined when calling suggestMove().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        headerParameters['Content-Type'] = 'application/json';


        let urlPath = `/v1/positions/suggestion`;

        return {
            path: urlPath,
            method: 'POST',
            headers: headerParameters,
            query: queryParameters,
            body: requestParameters['suggestionRequest'],
        };
    }

    /**
     * Chooses a move for the side to move, as a player of this level would, and answers with the move and the position after it. The same request always has the same move; vary the `seed` from game to game. Send all moves of the game, as `moves`, to have repetition counted. 
     * A move at a level of strength
     */
    async suggestMoveRaw(requestParameters: SuggestMoveRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<SuggestionAnswer>> {
        const requestOptions = await this.suggestMoveRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * Chooses a move for the side to move, as a player of this level would, and answers with the move and the position after it. The same request always has the same move; vary the `seed` from game to game. Send all moves of the game, as `moves`, to have repetition counted. 
     * A move at a level of strength
     */
    async suggestMove(requestParameters: SuggestMoveRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<SuggestionAnswer> {
        const response = await this.suggestMoveRaw(requestParameters, initOverrides);
        return await response.value();
    }

}
