import type { Shown } from './cameras.ts';
import { coverOf, goesAsItIs, type Size } from './capture.ts';
import { type DueFrame, FrameClock } from './frame-clock.ts';
import { MakingTime } from './making-time.ts';

interface PictureOptions {
  size: Size;
  /** A second. */
  frames: number;
  /** Performance time that is the stream's beginning. */
  begun: number;
  /** In a thread of its own. */
  isAlone: boolean;
  /** What a camera shows now; null before its first picture. */
  look: () => Shown | null;
  /** Of one that nobody takes now nothing is drawn. */
  isWanted: (isKey: boolean) => boolean;
  /** Gets each frame at its time, and closes it. */
  onFrame: (frame: VideoFrame, isKey: boolean) => void;
}

/** Where the camera itself sets the pace, this is for when it is late. */
const TICK_MS = 15;
/** Of a thread's time. Encoding, sound and what is sent have the rest, on a page its buttons as well. */
const MOST_ALONE = 0.8;
const MOST_ON_A_PAGE = 0.5;
const MICROSECONDS = 1000;
/** Stands for what every encoder takes. */
const TAKEN = 'RGBA';

/** Makes the frames of a stream out of whatever a camera gives, in the size and the pace that is sent. */
export class Picture {
  readonly #options: PictureOptions;
  readonly #clock: FrameClock;
  readonly #canvas: OffscreenCanvas;
  readonly #making: MakingTime;
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(options: PictureOptions) {
    this.#options = options;
    this.#clock = new FrameClock(options.frames);
    this.#making = new MakingTime(options.isAlone ? MOST_ALONE : MOST_ON_A_PAGE);
    this.#canvas = new OffscreenCanvas(options.size.width, options.size.height);
    this.#timer = setInterval(() => this.tick(), TICK_MS);
  }

  setFrames(frames: number): void {
    this.#clock.setFrames(frames);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Does making frames take what the device has? Asked every so often. */
  isTooSlow(): boolean {
    return this.#making.isTooMuch(performance.now());
  }

  /** Makes what is due by now. The camera sets the pace: it is called with each of its pictures, too. */
  tick(): void {
    const shown = this.#options.look();
    const from = performance.now();
    if (!shown || this.#making.isResting(from)) return;
    const due = this.#clock
      .due(from - this.#options.begun)
      .filter(({ isKey }) => this.#options.isWanted(isKey));
    if (due.length === 0) return;
    this.#make(shown, due);
    this.#making.took(from, performance.now());
  }

  /** All that are due at once show the same: it is drawn once, as that is what takes long. */
  #make({ frame, isTaken }: Shown, due: DueFrame[]): void {
    const { onFrame, size } = this.#options;
    const format = isTaken ? TAKEN : frame.format;
    const drawn = goesAsItIs(sizeOf(frame), size, format) ? null : this.#drawn(frame);
    for (const { at, lastsMs, isKey } of due)
      onFrame(
        new VideoFrame(drawn ?? frame, { timestamp: at * MICROSECONDS, duration: lastsMs * MICROSECONDS }),
        isKey,
      );
    drawn?.close();
  }

  #drawn(frame: VideoFrame): VideoFrame {
    const { size } = this.#options;
    const { x, y, width, height } = coverOf(sizeOf(frame), size);
    this.#canvas.getContext('2d')?.drawImage(frame, x, y, width, height, 0, 0, size.width, size.height);
    return new VideoFrame(this.#canvas, { timestamp: 0 });
  }
}

function sizeOf({ displayWidth: width, displayHeight: height }: VideoFrame): Size {
  return { width, height };
}
