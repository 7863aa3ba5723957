import { AppError } from '../app-error.ts';
import { problemsTexts } from './problems.texts.generated.ts';

const RETRY_SECONDS = 5;

/** How many uploads there may be at a time. */
export interface SlotBounds {
  all: number;
  /** Of one person, or of one address of guests. */
  ofOne: number;
  /** The same once half of all are taken, so that a few people do not have them all. */
  ofOneOnceHalf?: number;
}

/** Of a process, whatever is uploaded (P68): each may hold as many bytes on the disk as one upload has. */
export const UPLOAD_SLOTS: SlotBounds = { all: 96, ofOne: 4, ofOneOnceHalf: 1 };

/** So many uploads at a time, and of one person or address so many; others are refused before a byte of them is read. */
export class UploadSlots {
  readonly #bounds: Required<SlotBounds>;
  readonly #taken: string[] = [];

  constructor(bounds: SlotBounds) {
    this.#bounds = { ofOneOnceHalf: bounds.ofOne, ...bounds };
  }

  /** @throws AppError `rate_limited` when this one has too many, `service_unavailable` when all together have */
  async take<T>(who: string, work: () => Promise<T>): Promise<T> {
    const { all, ofOne, ofOneOnceHalf } = this.#bounds;
    const most = this.#taken.length * 2 < all ? ofOne : ofOneOnceHalf;
    if (this.#taken.filter((each) => each === who).length >= most)
      throw new AppError('rate_limited', {
        detail: (language) => problemsTexts[language].uploadsOfOne,
        retryAfterSeconds: RETRY_SECONDS,
      });
    if (this.#taken.length >= all)
      throw new AppError('service_unavailable', {
        detail: (language) => problemsTexts[language].uploadsOfAll,
        retryAfterSeconds: RETRY_SECONDS,
      });
    this.#taken.push(who);
    try {
      return await work();
    } finally {
      this.#taken.splice(this.#taken.indexOf(who), 1);
    }
  }
}
