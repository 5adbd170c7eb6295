const BYTES = 16;

/** A name for a request, under which it may be sent again (`Idempotency-Key`). `crypto.randomUUID` is only there on pages that came with TLS. */
export function requestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
