/* tslint:disable */
/* eslint-disable */
/**
 * Made from openapi/openapi.yaml by OpenAPI Generator: not to be edited.
 */

import * as runtime from '../runtime';
import type {
    PlayEvents,
    Problem,
} from '../models/index';

export interface ListMyEventsRequest {
    /**
     * The number of the last event that was read. Absent means 0.
     */
    after?: number;
    /**
     * The most entries of the answer. Absent means 20.
     */
    limit?: number;
    /**
     * The number of the last event that was read, as a resumed stream sends it; goes before `after`.
     */
    lastEventID?: number;
}

/**
 * 
 */
export class EventsApi extends runtime.BaseAPI {

    /**
     * Creates request options for listMyEvents without sending the request
     */
    async listMyEventsRequestOpts(requestParameters: ListMyEventsRequest): Promise<runtime.RequestOpts> {
        const queryParameters: any = {};

        if (requestParameters['after'] != null) {
            queryParameters['after'] = requestParameters['after'];
        }

        if (requestParameters['limit'] != null) {
            queryParameters['limit'] = requestParameters['limit'];
        }

        const headerParameters: runtime.HTTPHeaders = {};

        if (requestParameters['lastEventID'] != null) {
            headerParameters['Last-Event-ID'] = String(requestParameters['lastEventID']);
        }

        if (this.configuration && this.configuration.accessToken) {
            const token = this.configuration.accessToken;
            const tokenString = await token("token", ["read"]);

            if (tokenString) {
                headerParameters["Authorization"] = `Bearer ${tokenString}`;
            }
        }

        let urlPath = `/v1/me/events`;

        return {
            path: urlPath,
            method: 'GET',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * What has happened in the games of the player, in order: each change that somebody has made, the player\'s own ones too, and those that nobody has made. A player\'s events are numbered from 1 without gaps. Begin with the number of the last event that was read, or with 0, and go on with `next` while there is one; ask again later with the number of the last event.  With `Accept: text/event-stream` the events come as they happen, as a stream of server-sent events (see `PlayEventStream`); where `Accept` allows JSON as well, JSON is sent. The stream begins after the event that `Last-Event-ID` names, else after `after`, else with the first event. It ends when the node that serves it stops, or the token is revoked or expires, and may be cut at any time: connect again, to any node, with `Last-Event-ID`, and nothing is missed or told twice. A browser\'s `EventSource` does that by itself, but cannot send a token; read the stream with `fetch`. Every 15 seconds at most something is sent, if only a comment. 
     * What has happened
     */
    async listMyEventsRaw(requestParameters: ListMyEventsRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<PlayEvents>> {
        const requestOptions = await this.listMyEventsRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.JSONApiResponse(response);
    }

    /**
     * What has happened in the games of the player, in order: each change that somebody has made, the player\'s own ones too, and those that nobody has made. A player\'s events are numbered from 1 without gaps. Begin with the number of the last event that was read, or with 0, and go on with `next` while there is one; ask again later with the number of the last event.  With `Accept: text/event-stream` the events come as they happen, as a stream of server-sent events (see `PlayEventStream`); where `Accept` allows JSON as well, JSON is sent. The stream begins after the event that `Last-Event-ID` names, else after `after`, else with the first event. It ends when the node that serves it stops, or the token is revoked or expires, and may be cut at any time: connect again, to any node, with `Last-Event-ID`, and nothing is missed or told twice. A browser\'s `EventSource` does that by itself, but cannot send a token; read the stream with `fetch`. Every 15 seconds at most something is sent, if only a comment. 
     * What has happened
     */
    async listMyEvents(requestParameters: ListMyEventsRequest = {}, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<PlayEvents> {
        const response = await this.listMyEventsRaw(requestParameters, initOverrides);
        return await response.value();
    }

}
