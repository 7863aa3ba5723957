import { Semaphore } from 'async-mutex';
import { AppError } from '../../../platform/app-error.ts';

const RETRY_SECONDS = 5;

/**
 * Lets so many pixels be worked on at a time, in the order of asking, and so many wait. A picture of a few hundred kB can
 * unpack to 50 megapixels, so it is pixels that memory is counted by, not pictures. One that is larger than all that
 * is allowed goes alone. Nobody fills the queue for everybody: a person has so many places in it (P91).
 */
export class PixelGate {
  readonly #most: number;
  readonly #mostWaiting: number;
  readonly #mostWaitingOfOne: number;
  readonly #pixels: Semaphore;
  /** For whom each of those who wait does. */
  readonly #waiting: (string | null)[] = [];

  constructor(options: { pixels: number; waiting: number; waitingOfOne: number }) {
    this.#most = options.pixels;
    this.#mostWaiting = options.waiting;
    this.#mostWaitingOfOne = options.waitingOfOne;
    this.#pixels = new Semaphore(options.pixels);
  }

  /**
   * @param person for whom it is done; null where it is nobody's own
   * @throws AppError `service_unavailable` when too many wait already, `rate_limited` when too many of this person do,
   * and whatever the work throws
   */
  async pass<T>(pixels: number, person: string | null, work: () => Promise<T>): Promise<T> {
    const taken = Math.min(pixels, this.#most);
    const hasToWait = this.#waiting.length > 0 || this.#pixels.getValue() < taken;
    if (hasToWait) this.#refuseTooMany(person);
    const release = await (hasToWait ? this.#wait(taken, person) : this.#enter(taken));
    try {
      return await work();
    } finally {
      release();
    }
  }

  async #enter(pixels: number): Promise<() => void> {
    const [, release] = await this.#pixels.acquire(pixels);
    return release;
  }

  async #wait(pixels: number, person: string | null): Promise<() => void> {
    this.#waiting.push(person);
    const release = await this.#enter(pixels);
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
