/** An event of a stream of server-sent events. */
export interface ServerEvent {
  readonly type: string;
  readonly data: string;
  readonly id: string | undefined;
}

/**
 * Reads server-sent events from the body of an answer (HTML Standard, 9.2): `EventSource` can neither post nor send a token.
 *
 * @param heard called whenever anything comes, comments too
 */
export async function* serverEvents(
  body: ReadableStream<Uint8Array>,
  heard: () => void = () => undefined,
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let type = 'message';
  let data: string[] = [];
  let id: string | undefined;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) {
        return;
      }
      heard();
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line === '') {
          if (data.length > 0) {
            yield { type, data: data.join('\n'), id };
          }
          type = 'message';
          data = [];
          continue;
        }
        const colon = line.indexOf(':');
        const field = colon < 0 ? line : line.slice(0, colon);
        const content = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
        if (field === 'event') {
          type = content;
        } else if (field === 'data') {
          data.push(content);
        } else if (field === 'id') {
          id = content;
        }
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
