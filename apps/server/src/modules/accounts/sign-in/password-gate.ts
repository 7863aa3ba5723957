import { availableParallelism } from 'node:os';
import { Semaphore, withTimeout } from 'async-mutex';
import { AppError } from '../../../platform/app-error.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';

const RETRY_SECONDS = 5;

interface Bounds {
  /** Passwords that are worked on at a time. */
  atOnce: number;
  /** Those who wait, of everybody and of one who asks. */
  waiting: number;
  waitingOfOne: number;
  /** How long one waits before it is told to come back. */
  patienceMs: number;
}

/**
 * Lets so many passwords be worked on at a time, and so many wait so long (P299). Each takes 19 MiB and a core for some ten
 * milliseconds: of hundreds at once the last would wait for all others, longer than anybody looks at a form.
 */
export class PasswordGate {
  readonly #bounds: Bounds;
  readonly #places: ReturnType<typeof withTimeout>;
  /** For whom each of those who wait does. */
  readonly #waiting: (string | null)[] = [];

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
    this.#places = withTimeout(new Semaphore(bounds.atOnce), bounds.patienceMs, busy());
  }

  /**
   * @param asker who asks, as an address or a person; null where nobody waits for it, as for a command
   * @throws AppError `service_unavailable` when too many wait, of everybody or of this one, or it waited too long, and whatever the
   * work throws
   */
  async pass<T>(asker: string | null, work: () => Promise<T>): Promise<T> {
    const release = await this.#enter(asker);
    try {
      return await work();
    } finally {
      release();
    }
  }

  async #enter(asker: string | null): Promise<() => void> {
    if (!this.#places.isLocked()) return this.#take();
    this.#refuseTooMany(asker);
    this.#waiting.push(asker);
    try {
      return await this.#take();
    } finally {
      this.#waiting.splice(this.#waiting.indexOf(asker), 1);
    }
  }

  async #take(): Promise<() => void> {
    try {
      const [, release] = await this.#places.acquire();
      return release;
    } catch {
      // The error of the library is one for all who waited too long; each has a refusal of its own.
      throw busy();
    }
  }

  #refuseTooMany(asker: string | null): void {
    const { waiting, waitingOfOne } = this.#bounds;
    const ofOne = asker === null ? 0 : this.#waiting.filter((one) => one === asker).length;
    if (this.#waiting.length >= waiting || ofOne >= waitingOfOne) throw busy();
  }
}

/** The gate of this process: its threads are what is short. One of the four stays free for files and names of hosts. */
export const passwordGate = new PasswordGate({
  atOnce: Math.min(3, availableParallelism()),
  waiting: 200,
  waitingOfOne: 40,
  patienceMs: 3000,
});

function busy(): AppError {
  return new AppError('service_unavailable', {
    detail: (language) => accountsTexts[language].passwordsBusy,
    retryAfterSeconds: RETRY_SECONDS,
  });
}
