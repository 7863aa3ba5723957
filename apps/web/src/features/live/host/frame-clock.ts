import { PART_MS } from './quality-steps.ts';

/** A frame that is to be made now. */
export interface DueFrame {
  /** Milliseconds since the clock began. */
  at: number;
  lastsMs: number;
  /** The first of a part, which can be shown without those before it. */
  isKey: boolean;
}

/** Longer behind than this, not every frame is made up for: one for each part, so that none is without a picture. */
const BEHIND_MS = PART_MS;
/** Longer behind than this, a page was asleep: what it missed is left out. */
const ASLEEP_MS = 4000;

/**
 * Says when frames are due, on a fixed grid: every part of a stream is of exactly one length and begins with a key frame, however
 * unevenly the camera or the page comes. How many frames there are changes from part to part only.
 */
export class FrameClock {
  #frames: number;
  #part = 0;
  #frame = 0;
  #perPart: number;

  /** @param frames a second */
  constructor(frames: number) {
    this.#frames = frames;
    this.#perPart = perPart(frames);
  }

  /** From the next part on. @param frames a second */
  setFrames(frames: number): void {
    this.#frames = frames;
  }

  /** Those that are due by now, each once, in their order. @param elapsedMs since the clock began */
  due(elapsedMs: number): DueFrame[] {
    const due = this.#missed(elapsedMs);
    while (this.#next() <= elapsedMs) {
      due.push({ at: this.#next(), lastsMs: PART_MS / this.#perPart, isKey: this.#frame === 0 });
      this.#frame += 1;
      if (this.#frame === this.#perPart) this.#begin(this.#part + 1);
    }
    return due;
  }

  /** What stands for parts that were missed, and are not made frame by frame any more. */
  #missed(elapsedMs: number): DueFrame[] {
    const behindMs = elapsedMs - this.#next();
    if (behindMs <= BEHIND_MS) return [];
    const first = this.#frame === 0 ? this.#part : this.#part + 1;
    this.#begin(Math.floor(elapsedMs / PART_MS));
    if (behindMs > ASLEEP_MS) return [];
    return Array.from({ length: this.#part - first }, (_, place) => ({
      at: (first + place) * PART_MS,
      lastsMs: PART_MS,
      isKey: true,
    }));
  }

  #begin(part: number): void {
    this.#part = part;
    this.#frame = 0;
    this.#perPart = perPart(this.#frames);
  }

  #next(): number {
    return this.#part * PART_MS + (this.#frame * PART_MS) / this.#perPart;
  }
}

const perPart = (frames: number) => Math.max(1, Math.round((frames * PART_MS) / 1000));
