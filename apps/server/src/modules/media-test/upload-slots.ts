import { AppError } from '../../platform/app-error.ts';

const RETRY_SECONDS = 5;

/** So many uploads at a time, and of one person or address so many; others are refused before a byte of them is read. */
export class UploadSlots {
  readonly #all: number;
  readonly #ofOne: number;
  readonly #taken: string[] = [];

  constructor({ all, ofOne }: { all: number; ofOne: number }) {
    this.#all = all;
    this.#ofOne = ofOne;
  }

  /** @throws AppError `rate_limited` when this one has too many, `service_unavailable` when all together have */
  async take<T>(who: string, work: () => Promise<T>): Promise<T> {
    if (this.#taken.filter((each) => each === who).length >= this.#ofOne)
      throw new AppError('rate_limited', { retryAfterSeconds: RETRY_SECONDS });
    if (this.#taken.length >= this.#all)
      throw new AppError('service_unavailable', { retryAfterSeconds: RETRY_SECONDS });
    this.#taken.push(who);
    try {
      return await work();
    } finally {
      this.#taken.splice(this.#taken.indexOf(who), 1);
    }
  }
}
