/* tslint:disable */
/* eslint-disable */
/**
 * Made from openapi/openapi.yaml by OpenAPI Generator: not to be edited.
 */

import * as runtime from '../runtime';
import type {
    Paper,
    PictureTheme,
    Problem,
} from '../models/index';

export interface DrawGameRequest {
    /**
     * The id of the game.
     */
    id: string;
    /**
     * How many pixels the picture is wide. It is as high, and about a twelfth higher with a caption. Absent means 480.
     */
    size?: number;
    /**
     * The colours. Absent means `classic`.
     */
    theme?: PictureTheme;
    /**
     * Whether the letters of the segments and the numbers of the rings are shown. Absent means `true`.
     */
    labels?: boolean;
    /**
     * The segment that is near the reader, at the bottom. Absent means `e`, which has the neutral zone at the top.
     */
    facing?: string;
    /**
     * Arrows from a cell to another place, with commas between. One to its own cell is a circle round it.
     */
    arrows?: string;
    /**
     * Cells that get a frame, with commas between.
     */
    highlight?: string;
    /**
     * A cell: where its piece may go is shown by a dot, or by a ring where a piece stands. Nothing is shown of an empty cell, of a piece whose turn it
     * is not, or after the end.
     * 
     */
    targets?: string;
    /**
     * A line of text below the board, and the title of the picture.
     */
    caption?: string;
    /**
     * The `ETag` of an earlier answer, several of them with commas between, or `*`. If the answer would be the same again, it is
     * 304 without a body. Bounded only by the 8 KiB that all headers of a request may have together.
     * 
     */
    ifNoneMatch?: string;
}

export interface DrawGameInPixelsRequest {
    /**
     * The id of the game.
     */
    id: string;
    /**
     * How many pixels the picture is wide. It is as high, and about a twelfth higher with a caption. Absent means 480.
     */
    size?: number;
    /**
     * The colours. Absent means `classic`.
     */
    theme?: PictureTheme;
    /**
     * Whether the letters of the segments and the numbers of the rings are shown. Absent means `true`.
     */
    labels?: boolean;
    /**
     * The segment that is near the reader, at the bottom. Absent means `e`, which has the neutral zone at the top.
     */
    facing?: string;
    /**
     * Arrows from a cell to another place, with commas between. One to its own cell is a circle round it.
     */
    arrows?: string;
    /**
     * Cells that get a frame, with commas between.
     */
    highlight?: string;
    /**
     * A cell: where its piece may go is shown by a dot, or by a ring where a piece stands. Nothing is shown of an empty cell, of a piece whose turn it
     * is not, or after the end.
     * 
     */
    targets?: string;
    /**
     * A line of text below the board, and the title of the picture.
     */
    caption?: string;
    /**
     * The `ETag` of an earlier answer, several of them with commas between, or `*`. If the answer would be the same again, it is
     * 304 without a body. Bounded only by the 8 KiB that all headers of a request may have together.
     * 
     */
    ifNoneMatch?: string;
}

export interface DrawPositionRequest {
    /**
     * The position, on one line. Absent means the start of the rule set.
     */
    position?: string;
    /**
     * The rule set, which decides whether the position can be and where pieces may go. Absent means `fosdick`.
     */
    rules?: string;
    /**
     * The move that led to the position. Its two ends are painted; whether it was possible is not looked at.
     */
    lastMove?: string;
    /**
     * How many pixels the picture is wide. It is as high, and about a twelfth higher with a caption. Absent means 480.
     */
    size?: number;
    /**
     * The colours. Absent means `classic`.
     */
    theme?: PictureTheme;
    /**
     * Whether the letters of the segments and the numbers of the rings are shown. Absent means `true`.
     */
    labels?: boolean;
    /**
     * The segment that is near the reader, at the bottom. Absent means `e`, which has the neutral zone at the top.
     */
    facing?: string;
    /**
     * Arrows from a cell to another place, with commas between. One to its own cell is a circle round it.
     */
    arrows?: string;
    /**
     * Cells that get a frame, with commas between.
     */
    highlight?: string;
    /**
     * A cell: where its piece may go is shown by a dot, or by a ring where a piece stands. Nothing is shown of an empty cell, of a piece whose turn it
     * is not, or after the end.
     * 
     */
    targets?: string;
    /**
     * A line of text below the board, and the title of the picture.
     */
    caption?: string;
    /**
     * The `ETag` of an earlier answer, several of them with commas between, or `*`. If the answer would be the same again, it is
     * 304 without a body. Bounded only by the 8 KiB that all headers of a request may have together.
     * 
     */
    ifNoneMatch?: string;
}

export interface DrawPositionInPixelsRequest {
    /**
     * The position, on one line. Absent means the start of the rule set.
     */
    position?: string;
    /**
     * The rule set, which decides whether the position can be and where pieces may go. Absent means `fosdick`.
     */
    rules?: string;
    /**
     * The move that led to the position. Its two ends are painted; whether it was possible is not looked at.
     */
    lastMove?: string;
    /**
     * How many pixels the picture is wide. It is as high, and about a twelfth higher with a caption. Absent means 480.
     */
    size?: number;
    /**
     * The colours. Absent means `classic`.
     */
    theme?: PictureTheme;
    /**
     * Whether the letters of the segments and the numbers of the rings are shown. Absent means `true`.
     */
    labels?: boolean;
    /**
     * The segment that is near the reader, at the bottom. Absent means `e`, which has the neutral zone at the top.
     */
    facing?: string;
    /**
     * Arrows from a cell to another place, with commas between. One to its own cell is a circle round it.
     */
    arrows?: string;
    /**
     * Cells that get a frame, with commas between.
     */
    highlight?: string;
    /**
     * A cell: where its piece may go is shown by a dot, or by a ring where a piece stands. Nothing is shown of an empty cell, of a piece whose turn it
     * is not, or after the end.
     * 
     */
    targets?: string;
    /**
     * A line of text below the board, and the title of the picture.
     */
    caption?: string;
    /**
     * The `ETag` of an earlier answer, several of them with commas between, or `*`. If the answer would be the same again, it is
     * 304 without a body. Bounded only by the 8 KiB that all headers of a request may have together.
     * 
     */
    ifNoneMatch?: string;
}

export interface DrawSheetRequest {
    /**
     * The size of the paper. Absent means `a4`.
     */
    paper?: Paper;
    /**
     * The rule set whose start stands on the board. Absent means a blank board.
     */
    start?: string;
    /**
     * Whether there are pieces to cut out below the board. Absent means `false`.
     */
    pieces?: boolean;
    /**
     * The colours. Absent means `print`.
     */
    theme?: PictureTheme;
    /**
     * Whether the letters of the segments and the numbers of the rings are shown. Absent means `true`.
     */
    labels?: boolean;
    /**
     * The segment that is near the reader, at the bottom. Absent means `e`, which has the neutral zone at the top.
     */
    facing?: string;
    /**
     * The `ETag` of an earlier answer, several of them with commas between, or `*`. If the answer would be the same again, it is
     * 304 without a body. Bounded only by the 8 KiB that all headers of a request may have together.
     * 
     */
    ifNoneMatch?: string;
}

export interface DrawSheetAsPdfRequest {
    /**
     * The size of the paper. Absent means `a4`.
     */
    paper?: Paper;
    /**
     * The rule set whose start stands on the board. Absent means a blank board.
     */
    start?: string;
    /**
     * Whether there are pieces to cut out below the board. Absent means `false`.
     */
    pieces?: boolean;
    /**
     * The colours. Absent means `print`.
     */
    theme?: PictureTheme;
    /**
     * Whether the letters of the segments and the numbers of the rings are shown. Absent means `true`.
     */
    labels?: boolean;
    /**
     * The segment that is near the reader, at the bottom. Absent means `e`, which has the neutral zone at the top.
     */
    facing?: string;
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
export class PicturesApi extends runtime.BaseAPI {

    /**
     * Creates request options for drawGame without sending the request
     */
    async drawGameRequestOpts(requestParameters: DrawGameRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['id'] == null) {
            throw new runtime.RequiredError(
                'id',
                'Required parameter "id" was null or undefined when calling drawGame().'
            );
        }

        const queryParameters: any = {};

        if (requestParameters['size'] != null) {
            queryParameters['size'] = requestParameters['size'];
        }

        if (requestParameters['theme'] != null) {
            queryParameters['theme'] = requestParameters['theme'];
        }

        if (requestParameters['labels'] != null) {
            queryParameters['labels'] = requestParameters['labels'];
        }

        if (requestParameters['facing'] != null) {
            queryParameters['facing'] = requestParameters['facing'];
        }

        if (requestParameters['arrows'] != null) {
            queryParameters['arrows'] = requestParameters['arrows'];
        }

        if (requestParameters['highlight'] != null) {
            queryParameters['highlight'] = requestParameters['highlight'];
        }

        if (requestParameters['targets'] != null) {
            queryParameters['targets'] = requestParameters['targets'];
        }

        if (requestParameters['caption'] != null) {
            queryParameters['caption'] = requestParameters['caption'];
        }

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

        let urlPath = `/v1/games/{id}/image.svg`;
        urlPath = urlPath.replace('{id}', encodeURIComponent(String(requestParameters['id'])));

        return {
            path: urlPath,
            method: 'GET',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * The position that the game has reached, with the last move, as `GET /v1/positions/image.svg` draws it. Whoever may read the game may see it. Since a token is needed, a page has to fetch the picture and cannot name it as the source of an image. 
     * A picture of a game, as SVG
     */
    async drawGameRaw(requestParameters: DrawGameRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Blob>> {
        const requestOptions = await this.drawGameRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.BlobApiResponse(response);
    }

    /**
     * The position that the game has reached, with the last move, as `GET /v1/positions/image.svg` draws it. Whoever may read the game may see it. Since a token is needed, a page has to fetch the picture and cannot name it as the source of an image. 
     * A picture of a game, as SVG
     */
    async drawGame(requestParameters: DrawGameRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Blob> {
        const response = await this.drawGameRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for drawGameInPixels without sending the request
     */
    async drawGameInPixelsRequestOpts(requestParameters: DrawGameInPixelsRequest): Promise<runtime.RequestOpts> {
        if (requestParameters['id'] == null) {
            throw new runtime.RequiredError(
                'id',
                'Required parameter "id" was null or undefined when calling drawGameInPixels().'
            );
        }

        const queryParameters: any = {};

        if (requestParameters['size'] != null) {
            queryParameters['size'] = requestParameters['size'];
        }

        if (requestParameters['theme'] != null) {
            queryParameters['theme'] = requestParameters['theme'];
        }

        if (requestParameters['labels'] != null) {
            queryParameters['labels'] = requestParameters['labels'];
        }

        if (requestParameters['facing'] != null) {
            queryParameters['facing'] = requestParameters['facing'];
        }

        if (requestParameters['arrows'] != null) {
            queryParameters['arrows'] = requestParameters['arrows'];
        }

        if (requestParameters['highlight'] != null) {
            queryParameters['highlight'] = requestParameters['highlight'];
        }

        if (requestParameters['targets'] != null) {
            queryParameters['targets'] = requestParameters['targets'];
        }

        if (requestParameters['caption'] != null) {
            queryParameters['caption'] = requestParameters['caption'];
        }

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

        let urlPath = `/v1/games/{id}/image.png`;
        urlPath = urlPath.replace('{id}', encodeURIComponent(String(requestParameters['id'])));

        return {
            path: urlPath,
            method: 'GET',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * The position that the game has reached, with the last move, as `GET /v1/positions/image.png` draws it. Whoever may read the game may see it. Since a token is needed, a page has to fetch the picture and cannot name it as the source of an image. As many are drawn at a time as of positions, together with them. 
     * A picture of a game, as PNG
     */
    async drawGameInPixelsRaw(requestParameters: DrawGameInPixelsRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Blob>> {
        const requestOptions = await this.drawGameInPixelsRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.BlobApiResponse(response);
    }

    /**
     * The position that the game has reached, with the last move, as `GET /v1/positions/image.png` draws it. Whoever may read the game may see it. Since a token is needed, a page has to fetch the picture and cannot name it as the source of an image. As many are drawn at a time as of positions, together with them. 
     * A picture of a game, as PNG
     */
    async drawGameInPixels(requestParameters: DrawGameInPixelsRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Blob> {
        const response = await this.drawGameInPixelsRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for drawPosition without sending the request
     */
    async drawPositionRequestOpts(requestParameters: DrawPositionRequest): Promise<runtime.RequestOpts> {
        const queryParameters: any = {};

        if (requestParameters['position'] != null) {
            queryParameters['position'] = requestParameters['position'];
        }

        if (requestParameters['rules'] != null) {
            queryParameters['rules'] = requestParameters['rules'];
        }

        if (requestParameters['lastMove'] != null) {
            queryParameters['lastMove'] = requestParameters['lastMove'];
        }

        if (requestParameters['size'] != null) {
            queryParameters['size'] = requestParameters['size'];
        }

        if (requestParameters['theme'] != null) {
            queryParameters['theme'] = requestParameters['theme'];
        }

        if (requestParameters['labels'] != null) {
            queryParameters['labels'] = requestParameters['labels'];
        }

        if (requestParameters['facing'] != null) {
            queryParameters['facing'] = requestParameters['facing'];
        }

        if (requestParameters['arrows'] != null) {
            queryParameters['arrows'] = requestParameters['arrows'];
        }

        if (requestParameters['highlight'] != null) {
            queryParameters['highlight'] = requestParameters['highlight'];
        }

        if (requestParameters['targets'] != null) {
            queryParameters['targets'] = requestParameters['targets'];
        }

        if (requestParameters['caption'] != null) {
            queryParameters['caption'] = requestParameters['caption'];
        }

        const headerParameters: runtime.HTTPHeaders = {};

        if (requestParameters['ifNoneMatch'] != null) {
            headerParameters['If-None-Match'] = String(requestParameters['ifNoneMatch']);
        }


        let urlPath = `/v1/positions/image.svg`;

        return {
            path: urlPath,
            method: 'GET',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * The board with the pieces of a position on it, and what else is wanted. Two requests with the same query have the same picture, to the byte, so that it may be kept for ever. A picture holds no fonts, scripts or links; its `title` and `desc` say in words what it shows. Without a query it is the start by the usual rules. 
     * A picture of a position, as SVG
     */
    async drawPositionRaw(requestParameters: DrawPositionRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Blob>> {
        const requestOptions = await this.drawPositionRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.BlobApiResponse(response);
    }

    /**
     * The board with the pieces of a position on it, and what else is wanted. Two requests with the same query have the same picture, to the byte, so that it may be kept for ever. A picture holds no fonts, scripts or links; its `title` and `desc` say in words what it shows. Without a query it is the start by the usual rules. 
     * A picture of a position, as SVG
     */
    async drawPosition(requestParameters: DrawPositionRequest = {}, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Blob> {
        const response = await this.drawPositionRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for drawPositionInPixels without sending the request
     */
    async drawPositionInPixelsRequestOpts(requestParameters: DrawPositionInPixelsRequest): Promise<runtime.RequestOpts> {
        const queryParameters: any = {};

        if (requestParameters['position'] != null) {
            queryParameters['position'] = requestParameters['position'];
        }

        if (requestParameters['rules'] != null) {
            queryParameters['rules'] = requestParameters['rules'];
        }

        if (requestParameters['lastMove'] != null) {
            queryParameters['lastMove'] = requestParameters['lastMove'];
        }

        if (requestParameters['size'] != null) {
            queryParameters['size'] = requestParameters['size'];
        }

        if (requestParameters['theme'] != null) {
            queryParameters['theme'] = requestParameters['theme'];
        }

        if (requestParameters['labels'] != null) {
            queryParameters['labels'] = requestParameters['labels'];
        }

        if (requestParameters['facing'] != null) {
            queryParameters['facing'] = requestParameters['facing'];
        }

        if (requestParameters['arrows'] != null) {
            queryParameters['arrows'] = requestParameters['arrows'];
        }

        if (requestParameters['highlight'] != null) {
            queryParameters['highlight'] = requestParameters['highlight'];
        }

        if (requestParameters['targets'] != null) {
            queryParameters['targets'] = requestParameters['targets'];
        }

        if (requestParameters['caption'] != null) {
            queryParameters['caption'] = requestParameters['caption'];
        }

        const headerParameters: runtime.HTTPHeaders = {};

        if (requestParameters['ifNoneMatch'] != null) {
            headerParameters['If-None-Match'] = String(requestParameters['ifNoneMatch']);
        }


        let urlPath = `/v1/positions/image.png`;

        return {
            path: urlPath,
            method: 'GET',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * The same picture as `GET /v1/positions/image.svg`, drawn in pixels, for what shows no SVG. Only so many are drawn at a time: as many as the service has processors but one, unless it is configured otherwise. What cannot begin at once waits for up to two seconds, and is then refused with 503, problem `picturesBusy`. 
     * A picture of a position, as PNG
     */
    async drawPositionInPixelsRaw(requestParameters: DrawPositionInPixelsRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Blob>> {
        const requestOptions = await this.drawPositionInPixelsRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.BlobApiResponse(response);
    }

    /**
     * The same picture as `GET /v1/positions/image.svg`, drawn in pixels, for what shows no SVG. Only so many are drawn at a time: as many as the service has processors but one, unless it is configured otherwise. What cannot begin at once waits for up to two seconds, and is then refused with 503, problem `picturesBusy`. 
     * A picture of a position, as PNG
     */
    async drawPositionInPixels(requestParameters: DrawPositionInPixelsRequest = {}, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Blob> {
        const response = await this.drawPositionInPixelsRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for drawSheet without sending the request
     */
    async drawSheetRequestOpts(requestParameters: DrawSheetRequest): Promise<runtime.RequestOpts> {
        const queryParameters: any = {};

        if (requestParameters['paper'] != null) {
            queryParameters['paper'] = requestParameters['paper'];
        }

        if (requestParameters['start'] != null) {
            queryParameters['start'] = requestParameters['start'];
        }

        if (requestParameters['pieces'] != null) {
            queryParameters['pieces'] = requestParameters['pieces'];
        }

        if (requestParameters['theme'] != null) {
            queryParameters['theme'] = requestParameters['theme'];
        }

        if (requestParameters['labels'] != null) {
            queryParameters['labels'] = requestParameters['labels'];
        }

        if (requestParameters['facing'] != null) {
            queryParameters['facing'] = requestParameters['facing'];
        }

        const headerParameters: runtime.HTTPHeaders = {};

        if (requestParameters['ifNoneMatch'] != null) {
            headerParameters['If-None-Match'] = String(requestParameters['ifNoneMatch']);
        }


        let urlPath = `/v1/board.svg`;

        return {
            path: urlPath,
            method: 'GET',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * A sheet of paper with a board in its real size, rings 12 mm wide: blank or with the start of a rule set, with pieces to cut out if they are wanted. Print it without scaling. 
     * A board to print, as SVG
     */
    async drawSheetRaw(requestParameters: DrawSheetRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Blob>> {
        const requestOptions = await this.drawSheetRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.BlobApiResponse(response);
    }

    /**
     * A sheet of paper with a board in its real size, rings 12 mm wide: blank or with the start of a rule set, with pieces to cut out if they are wanted. Print it without scaling. 
     * A board to print, as SVG
     */
    async drawSheet(requestParameters: DrawSheetRequest = {}, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Blob> {
        const response = await this.drawSheetRaw(requestParameters, initOverrides);
        return await response.value();
    }

    /**
     * Creates request options for drawSheetAsPdf without sending the request
     */
    async drawSheetAsPdfRequestOpts(requestParameters: DrawSheetAsPdfRequest): Promise<runtime.RequestOpts> {
        const queryParameters: any = {};

        if (requestParameters['paper'] != null) {
            queryParameters['paper'] = requestParameters['paper'];
        }

        if (requestParameters['start'] != null) {
            queryParameters['start'] = requestParameters['start'];
        }

        if (requestParameters['pieces'] != null) {
            queryParameters['pieces'] = requestParameters['pieces'];
        }

        if (requestParameters['theme'] != null) {
            queryParameters['theme'] = requestParameters['theme'];
        }

        if (requestParameters['labels'] != null) {
            queryParameters['labels'] = requestParameters['labels'];
        }

        if (requestParameters['facing'] != null) {
            queryParameters['facing'] = requestParameters['facing'];
        }

        const headerParameters: runtime.HTTPHeaders = {};

        if (requestParameters['ifNoneMatch'] != null) {
            headerParameters['If-None-Match'] = String(requestParameters['ifNoneMatch']);
        }


        let urlPath = `/v1/board.pdf`;

        return {
            path: urlPath,
            method: 'GET',
            headers: headerParameters,
            query: queryParameters,
        };
    }

    /**
     * A sheet of paper with a board in its real size, rings 12 mm wide: blank or with the start of a rule set, with pieces to cut out if they are wanted. Print it without scaling. 
     * A board to print, as PDF
     */
    async drawSheetAsPdfRaw(requestParameters: DrawSheetAsPdfRequest, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<runtime.ApiResponse<Blob>> {
        const requestOptions = await this.drawSheetAsPdfRequestOpts(requestParameters);
        const response = await this.request(requestOptions, initOverrides);

        return new runtime.BlobApiResponse(response);
    }

    /**
     * A sheet of paper with a board in its real size, rings 12 mm wide: blank or with the start of a rule set, with pieces to cut out if they are wanted. Print it without scaling. 
     * A board to print, as PDF
     */
    async drawSheetAsPdf(requestParameters: DrawSheetAsPdfRequest = {}, initOverrides?: RequestInit | runtime.InitOverrideFunction): Promise<Blob> {
        const response = await this.drawSheetAsPdfRaw(requestParameters, initOverrides);
        return await response.value();
    }

}
