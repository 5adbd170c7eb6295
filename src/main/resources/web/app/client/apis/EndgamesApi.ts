/* tslint:disable */
/* eslint-disable */
/**
 * Made from openapi/openapi.yaml by OpenAPI Generator: not to be edited.
 */

import * as runtime from '../runtime';
import type {
    EndgameAnswer,
    EndgameTables,
    PositionRequest,
    Problem,
} from '../models/index';

export interface ProbeEndgameRequest {
    /**
     * 
     */
    positionRequest: PositionRequest;
}

/**
 * 
 */
export class EndgamesApi extends runtime.BaseAPI {

    /**
     * Creates request options for listEndgames without sending the request
     */
    async listEndgamesRequestOpts(): Promise<runtime.RequestOpts> {
        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};


        let urlPath = `/v1/endgames`;

        return {
            path: urlPath,
            method: 'GET',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * For each rule set that has a name: the tables that are there, their sizes, how many positions are won, lost and undecided, and the longest win. Small tables are built while the service runs, so the answer may grow. Rules that differ from these in options other than `attackers`, `quietPlyLimit` and `repetition` have tables of their own, if any; ask `POST /v1/positions/endgame` for those. 
     * What the endgame tables cover
     */
    async listEndgamesRaw(initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<EndgameTables>> {
        const requestOptions = await this.listEndgamesRequestOpts();
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * For each rule set that has a name: the tables that are there, their sizes, how many positions are won, lost and undecided, and the longest win. Small tables are built while the service runs, so the answer may grow. Rules that differ from these in options other than `attackers`, `quietPlyLimit` and `repetition` have tables of their own, if any; ask `POST /v1/positions/endgame` for those. 
     * What the endgame tables cover
     */
    async listEndgames(initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<EndgameTables> {
        const response = await this.listEndgamesRaw(initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for probeEndgame without sending the request
     */
    async probeEndgameRequestOpts(requestParameters: ProbeEndgameRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['positionRequest'] == null) {
            throw new runtime.RequiredError(
                'positionRequest',
                'Required parameter "positionRequest" was null or undefined when calling probeEndgame().'
            );
        }

        const queryParameters: any = {};

        const headerParameters: runtime.HTTPHeaders = {};

        headerParameters['Content-Type'] = 'application/json';


        let urlPath = `/v1/positions/endgame`;

        return {
            path: urlPath,
            method: 'POST',
            headers: headerParameters,
            query: queryParameters,
            body: requestParameters['positionRequest'],
        };
    }

    /**
     * Looks the position and each of its moves up in the endgame tables: who wins with the best play of both sides, and in how many plies, if the winner hurries and the loser delays. Moves come best first, each with what it costs; then the best play to the end. What no table covers has no value: `covered` is false, and of the moves only those have one that lead into a table or end the game. Nothing is searched or guessed.  Tables leave the quiet limit out of account, and the positions that the game has had. A value has the verdict `exact` where neither can change it: a win that is there before the quiet limit, and on whose way no position can come for the third time; a draw, where `repetition` is a draw; a move that ends the game at once, by the quiet limit or repetition too; and a position all of whose moves are exact, or one of them as good as any can be. Else it is an `estimate`. 
     * The exact value of a position with few pieces
     */
    async probeEndgameRaw(requestParameters: ProbeEndgameRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<EndgameAnswer>> {
        const requestOptions = await this.probeEndgameRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * Looks the position and each of its moves up in the endgame tables: who wins with the best play of both sides, and in how many plies, if the winner hurries and the loser delays. Moves come best first, each with what it costs; then the best play to the end. What no table covers has no value: `covered` is false, and of the moves only those have one that lead into a table or end the game. Nothing is searched or guessed.  Tables leave the quiet limit out of account, and the positions that the game has had. A value has the verdict `exact` where neither can change it: a win that is there before the quiet limit, and on whose way no position can come for the third time; a draw, where `repetition` is a draw; a move that ends the game at once, by the quiet limit or repetition too; and a position all of whose moves are exact, or one of them as good as any can be. Else it is an `estimate`. 
     * The exact value of a position with few pieces
     */
    async probeEndgame(requestParameters: ProbeEndgameRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<EndgameAnswer> {
        const response = await this.probeEndgameRaw(requestParameters, initOverrides);
        return await response.value();
    }

}
