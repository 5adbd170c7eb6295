import {
  AccountApi,
  BoardApi,
  Configuration,
  EngineApi,
  EventsApi,
  GamesApi,
  MyGamesApi,
  PlayersApi,
  PositionsApi,
  RuleSetsApi,
} from '../client';
import { language } from '../texts';
import { session } from './session';

const configuration = new Configuration({
  basePath: '',
  accessToken: async () => session.token ?? '',
  middleware: [
    {
      pre: async ({ url, init }) => ({
        url,
        init: { ...init, headers: { ...(init.headers as Record<string, string>), 'Accept-Language': language() } },
      }),
    },
  ],
});

/** The operations of the service, in the language of the page and for who is signed in. */
export const service = {
  account: new AccountApi(configuration),
  board: new BoardApi(configuration),
  engine: new EngineApi(configuration),
  events: new EventsApi(configuration),
  games: new GamesApi(configuration),
  myGames: new MyGamesApi(configuration),
  players: new PlayersApi(configuration),
  positions: new PositionsApi(configuration),
  ruleSets: new RuleSetsApi(configuration),
};

/** For a call of the client: that it ends with the signal, and asks for a stream. */
export function streaming(signal: AbortSignal) {
  return async ({ init }: { init: { headers?: Record<string, string> } }): Promise<RequestInit> => ({
    signal,
    headers: { ...init.headers, Accept: 'text/event-stream' },
  });
}
