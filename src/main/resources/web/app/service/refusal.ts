import { FetchError, ResponseError, type Problem } from '../client';

/** Why the service did not do what it was asked for. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /** @param problem what the service said; absent where there was no answer, or none of the service's own */
  private constructor(
    readonly status: number | undefined,
    readonly problem: Problem | undefined,
    readonly retryAfterSeconds: number | undefined,
  ) {
    super(problem?.detail ?? '');
  }

  /** What a call of the client failed with; anything that is not about the call is thrown on. */
  static async of(failure: unknown): Promise<Refusal> {
    if (failure instanceof Refusal) {
      return failure;
    }
    if (failure instanceof ResponseError) {
      const { response } = failure;
      const problem: Problem | undefined = response.headers.get('Content-Type')?.includes('json')
        ? await response.json().catch(() => undefined)
        : undefined;
      const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
      return new Refusal(response.status, problem, Number.isFinite(seconds) ? seconds : undefined);
    }
    if (failure instanceof FetchError && failure.cause.name !== 'AbortError') {
      return new Refusal(undefined, undefined, undefined);
    }
    throw failure instanceof FetchError ? failure.cause : failure;
  }

  /** The problem's code, such as `illegalMove`. */
  get code(): string | undefined {
    return this.problem?.type.replace('/problems/', '');
  }

  /** Whether the same request may be granted a little later: the service is busy, or cannot be reached. */
  get passes(): boolean {
    return this.status === undefined || this.status === 503 || this.status === 429 || this.code === 'requestInProgress';
  }
}
