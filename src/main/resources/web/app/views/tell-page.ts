import type { Place } from '../game/address';

declare global {
  interface HTMLElementEventMap {
    'ringo-tell': CustomEvent<string>;
    'ringo-place': CustomEvent<Place>;
  }
}

/** Has something said to those who do not see the page; the page has one place for it. */
export function tell(teller: EventTarget, text: string): void {
  tellPage(teller, 'ringo-tell', text);
}

/** Has the page show another place, or keep in its address how the present one has changed. */
export function goTo(teller: EventTarget, place: Place): void {
  tellPage(teller, 'ringo-place', place);
}

function tellPage<T>(teller: EventTarget, type: string, detail: T): void {
  teller.dispatchEvent(new CustomEvent<T>(type, { detail, bubbles: true, composed: true }));
}
