import { fromQuery, toQuery, type LocalGame } from './local-game';

/** What the page shows: the part of its address after `#`, which is never sent to a server. */
export type Place =
  | { readonly view: 'play'; readonly game: LocalGame }
  | { readonly view: 'games' }
  | { readonly view: 'game'; readonly id: string };

/** The place of an address; the usual game for one that names none. */
export function placeOf(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const [first, second] = path.split('/');
  if (first === 'games') {
    return second === undefined || second === '' ? { view: 'games' } : { view: 'game', id: decodeURIComponent(second) };
  }
  return { view: 'play', game: fromQuery(query) };
}

export function addressOf(place: Place): string {
  switch (place.view) {
    case 'play':
      return `#/play?${toQuery(place.game)}`;
    case 'games':
      return '#/games';
    case 'game':
      return `#/games/${encodeURIComponent(place.id)}`;
  }
}

/** The address as others can open it. */
export function linkTo(place: Place): string {
  return new URL(addressOf(place), location.href).href;
}
