import { AppError } from '../../../platform/app-error.ts';

interface Waiting {
  pixels: number;
  person: string | null;
  begin(): void;
}

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
  readonly #waiting: Waiting[] = [];
  #underWay = 0;

  constructor(options: { pixels: number; waiting: number; waitingOfOne: number }) {
    this.#most = options.pixels;
    this.#mostWaiting = options.waiting;
    this.#mostWaitingOfOne = options.waitingOfOne;
  }

  /**
   * @param person for whom it is done; null where it is nobody's own
   * @throws AppError `service_unavailable` when too many wait already, `rate_limited` when too many of this person do,
   * and whatever the work throws
   */
  async pass<T>(pixels: number, person: string | null, work: () => Promise<T>): Promise<T> {
    await this.#enter(pixels, person);
    try {
      return await work();
    } finally {
      this.#underWay -= pixels;
      this.#letIn();
    }
  }

  #enter(pixels: number, person: string | null): Promise<void> | undefined {
    if (this.#waiting.length === 0 && this.#fits(pixels)) {
      this.#underWay += pixels;
      return undefined;
    }
    if (this.#waiting.length >= this.#mostWaiting)
      throw new AppError('service_unavailable', { retryAfterSeconds: RETRY_SECONDS });
    if (person !== null && this.#countOf(person) >= this.#mostWaitingOfOne)
      throw new AppError('rate_limited', { retryAfterSeconds: RETRY_SECONDS });
    return new Promise((begin) => this.#waiting.push({ pixels, person, begin }));
  }

  #countOf(person: string): number {
    return this.#waiting.filter((waiting) => waiting.person === person).length;
  }

  #fits(pixels: number): boolean {
    return this.#underWay === 0 || this.#underWay + pixels <= this.#most;
  }

  #letIn(): void {
    for (let next = this.#waiting[0]; next && this.#fits(next.pixels); next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#underWay += next.pixels;
      next.begin();
    }
  }
}
