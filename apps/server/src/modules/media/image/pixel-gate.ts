import { Semaphore } from 'async-mutex';
import { AppError } from '../../../platform/app-error.ts';

const RETRY_SECONDS = 5;
/** The semaphore walks through its whole value at each release: counted by single pixels it would hold everything up. */
const MOST_UNITS = 1000;

/**
 * Lets so many pixels be worked on at a time, in the order of asking, and so many wait. A picture of a few hundred kB can
 * unpack to 50 megapixels, so it is pixels that memory is counted by, not pictures. One that is larger than all that
 * is allowed goes alone. Nobody fills the queue for everybody: a person has so many places in it (P91).
 */
export class PixelGate {
  /** How many pixels count as one, so that all that is allowed is at most `MOST_UNITS`. */
  readonly #pixelsInUnit: number;
  readonly #units: number;
  readonly #mostWaiting: number;
  readonly #mostWaitingOfOne: number;
  readonly #free: Semaphore;
  /** For whom each of those who wait does. */
  readonly #waiting: (string | null)[] = [];

  constructor(options: { pixels: number; waiting: number; waitingOfOne: number }) {
    this.#pixelsInUnit = Math.ceil(options.pixels / MOST_UNITS);
    this.#units = Math.floor(options.pixels / this.#pixelsInUnit);
    this.#mostWaiting = options.waiting;
    this.#mostWaitingOfOne = options.waitingOfOne;
    this.#free = new Semaphore(this.#units);
  }

  /**
   * @param person for whom it is done; null where it is nobody's own
   * @throws AppError `service_unavailable` when too many wait already, `rate_limited` when too many of this person do,
   * and whatever the work throws
   */
  async pass<T>(pixels: number, person: string | null, work: () => Promise<T>): Promise<T> {
    const taken = Math.min(Math.ceil(pixels / this.#pixelsInUnit), this.#units);
    const hasToWait = this.#waiting.length > 0 || this.#free.getValue() < taken;
    if (hasToWait) this.#refuseTooMany(person);
    const release = await (hasToWait ? this.#wait(taken, person) : this.#enter(taken));
    try {
      return await work();
    } finally {
      release();
    }
  }

  async #enter(units: number): Promise<() => void> {
    const [, release] = await this.#free.acquire(units);
    return release;
  }

  async #wait(units: number, person: string | null): Promise<() => void> {
    this.#waiting.push(person);
    const release = await this.#enter(units);
    this.#waiting.splice(this.#waiting.indexOf(person), 1);
    return release;
  }

  #refuseTooMany(person: string | null): void {
    if (this.#waiting.length >= this.#mostWaiting)
      throw new AppError('service_unavailable', { retryAfterSeconds: RETRY_SECONDS });
    if (person !== null && this.#waiting.filter((one) => one === person).length >= this.#mostWaitingOfOne)
      throw new AppError('rate_limited', { retryAfterSeconds: RETRY_SECONDS });
  }
}
