import { stat } from 'node:fs/promises';
import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { AppError } from '../../platform/app-error.ts';
import { problemsTexts } from '../../platform/http/problems.texts.generated.ts';
import { inTime } from '../../platform/in-time.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { isNoRoom } from '../../platform/no-room.ts';
import { inSpan } from '../../platform/telemetry/spans.ts';
import type { ByteRange, ListedStorage, OpenedFile, PutFileOptions, StoredFile } from './storage.ts';

/** Until a store has begun to answer; bytes come after that at the pace of who reads them. */
const ANSWER_MS = 5000;
/** What any file may take, and what it may take beyond that: 1 MB a second is the slowest store that is of use. */
const PUT_MS = 20_000;
const PUT_BYTES_A_MS = 1000;
/** Failures in a row, with nothing that worked between them, before calls are refused without being made. */
const FAILURES_TO_OPEN = 3;
const TRY_AGAIN_AFTER_MS = 5000;
const RETRY_SECONDS = 5;

type Outcome = 'done' | 'failed' | 'away' | 'full';

/**
 * A store that is asked with bounded patience: one that does not answer fails its own calls after seconds, and from the third on
 * at once, with 503 and `Retry-After`; every few seconds one call tries (P262). One that is full is said to be (P264).
 */
export class PatientStorage implements ListedStorage {
  readonly #inner: ListedStorage;
  readonly #metrics: Pick<Metrics, 'parts'>;
  readonly #breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: TRY_AGAIN_AFTER_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });

  constructor(inner: ListedStorage, metrics: Pick<Metrics, 'parts'>) {
    this.#inner = inner;
    this.#metrics = metrics;
  }

  async putFile(key: string, sourcePath: string, options: PutFileOptions): Promise<void> {
    const { size } = await stat(sourcePath);
    const patience = PUT_MS + size / PUT_BYTES_A_MS;
    return this.#call('put', patience, () => this.#inner.putFile(key, sourcePath, options));
  }

  async open(key: string, range?: ByteRange): Promise<OpenedFile | null> {
    let isLate = false;
    const open = async () => {
      const file = await this.#inner.open(key, range);
      if (isLate) file?.stream.destroy();
      return file;
    };
    return this.#call('open', ANSWER_MS, open).catch((error: unknown) => {
      isLate = true;
      throw error;
    });
  }

  stat(key: string): Promise<{ bytes: number } | null> {
    return this.#call('stat', ANSWER_MS, () => this.#inner.stat(key));
  }

  remove(keys: readonly string[]): Promise<void> {
    return this.#call('remove', PUT_MS, () => this.#inner.remove(keys));
  }

  /** A page of names is answered within the store's own patience. */
  list(folder?: string): AsyncIterable<StoredFile> {
    return this.#inner.list(folder);
  }

  /** Asks whatever was the case before. */
  check(): Promise<void> {
    return inTime(ANSWER_MS, this.#inner.check());
  }

  async #call<T>(call: string, ms: number, work: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    const note = (outcome: Outcome) =>
      this.#metrics.parts.storeCalls.observe({ call, outcome }, (performance.now() - begun) / 1000);
    try {
      // While one call tries, the library would let the others wait for its end.
      if (this.#breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
      const result = await this.#breaker.execute(() =>
        inSpan(`store: ${call}`, { 'likha.provider': 'store' }, () => inTime(ms, work())),
      );
      note('done');
      return result;
    } catch (error) {
      if (!isOutage(error) && !isNoRoom(error)) throw error;
      note(isNoRoom(error) ? 'full' : error instanceof BrokenCircuitError ? 'away' : 'failed');
      throw isNoRoom(error) ? error : away(error);
    }
  }
}

/** A range beyond the file and a name that is none are the caller's; a store that is full still reads. */
function isOutage(error: unknown): boolean {
  return !(error instanceof RangeError) && !(error instanceof TypeError) && !isNoRoom(error);
}

function away(cause: unknown): AppError {
  const detail = (language: 'en' | 'fil') => problemsTexts[language].storeAway;
  return new AppError('service_unavailable', { detail, retryAfterSeconds: RETRY_SECONDS, cause });
}
