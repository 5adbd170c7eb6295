declare global {
  interface HTMLElementEventMap {
    'ringo-tell': CustomEvent<string>;
  }
}

/** Has something said to those who do not see the page; the page has one place for it. */
export function tell(teller: EventTarget, text: string): void {
  teller.dispatchEvent(new CustomEvent<string>('ringo-tell', { detail: text, bubbles: true, composed: true }));
}
