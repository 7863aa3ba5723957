import { type CameraFeed, readPieces } from './feed.ts';

/** What a camera shows. */
export interface Shown {
  frame: VideoFrame;
  /** Every encoder takes it, whatever the browser says of its colours. */
  isTaken: boolean;
}

interface View {
  feed: CameraFeed;
  latest: VideoFrame | null;
  /** Reads no more of it. */
  end: () => Promise<void>;
}

/** What the camera of a stream shows; of another one from its first picture on, and until then of the one before. */
export class Cameras {
  readonly #onPicture: () => void;
  #shown: View | null = null;
  #wanted: View | null = null;

  constructor(onPicture: () => void) {
    this.#onPicture = onPicture;
  }

  show(feed: CameraFeed): void {
    if (this.#wanted !== this.#shown) leave(this.#wanted);
    const view: View = { feed, latest: null, end: async () => undefined };
    this.#wanted = view;
    view.end = readPieces(feed, (frame) => {
      view.latest?.close();
      view.latest = frame;
      if (this.#wanted !== view) return;
      if (this.#shown !== view) leave(this.#shown);
      this.#shown = view;
      this.#onPicture();
    });
  }

  latest(): Shown | null {
    if (!this.#shown?.latest) return null;
    return { frame: this.#shown.latest, isTaken: this.#shown.feed.isShown };
  }

  /** Reads no more of one, whose last picture stays. */
  async end(id: number): Promise<void> {
    await Promise.all(this.#views().map((view) => view.feed.id === id && view.end()));
  }

  async stop(): Promise<void> {
    const views = this.#views();
    this.#shown = null;
    this.#wanted = null;
    await Promise.all(views.map(leave));
  }

  #views(): View[] {
    return [...new Set([this.#shown, this.#wanted])].filter((view) => view !== null);
  }
}

async function leave(view: View | null): Promise<void> {
  const ended = view?.end();
  view?.latest?.close();
  if (view) view.latest = null;
  await ended;
}
