/** Who plays at this browser. The token is kept where no other site can read it, and never stands in a URL. */
const TOKEN = 'ringo.token';

type Listener = () => void;

class Session {
  private readonly listeners = new Set<Listener>();
  private kept: string | undefined = stored();

  get token(): string | undefined {
    return this.kept;
  }

  /** @param remember whether also after the browser was closed */
  signIn(token: string, remember: boolean): void {
    this.forget();
    this.kept = token;
    place(remember ? localStorage : sessionStorage, token);
    this.tell();
  }

  signOut(): void {
    this.forget();
    this.kept = undefined;
    this.tell();
  }

  /** Calls the listener after each change, until what is returned is called. */
  onChange(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private forget(): void {
    try {
      localStorage.removeItem(TOKEN);
      sessionStorage.removeItem(TOKEN);
    } catch {
      // Without storage nothing was kept.
    }
  }

  private tell(): void {
    for (const listener of this.listeners) {
      listener();
    }
  }
}

function stored(): string | undefined {
  try {
    return sessionStorage.getItem(TOKEN) ?? localStorage.getItem(TOKEN) ?? undefined;
  } catch {
    return undefined;
  }
}

function place(storage: Storage, token: string): void {
  try {
    storage.setItem(TOKEN, token);
  } catch {
    // Without storage the token lasts as long as the page.
  }
}

export const session = new Session();
