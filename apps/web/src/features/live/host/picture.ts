import { coverOf, goesAsItIs, type Size } from './capture.ts';
import { type DueFrame, FrameClock } from './frame-clock.ts';
import { MakingTime } from './making-time.ts';
import { readTrack } from './read-track.ts';

interface PictureOptions {
  size: Size;
  /** A second. */
  frames: number;
  /** Performance time that is the stream's beginning. */
  begun: number;
  /** Of one that nobody takes now nothing is drawn. */
  isWanted: (isKey: boolean) => boolean;
  /** Gets each frame at its time, and closes it. */
  onFrame: (frame: VideoFrame, isKey: boolean) => void;
}

/** Where the camera itself sets the pace, this is for when it is late. */
const TICK_MS = 15;
const MICROSECONDS = 1000;
/** Of a camera that gives no picture by then black is sent, so that viewers hear who speaks and the stream does not end. */
const NO_PICTURE_MS = 3000;

/** Makes the frames of a stream out of whatever a camera gives, in the size and the pace that is sent. */
export class Picture {
  readonly #options: PictureOptions;
  readonly #clock: FrameClock;
  readonly #canvas: OffscreenCanvas;
  readonly #making = new MakingTime();
  readonly #timer: ReturnType<typeof setInterval>;
  #camera: CameraView | null = null;
  #wanted: CameraView | null = null;
  #late: ReturnType<typeof setTimeout> | undefined;

  constructor(options: PictureOptions) {
    this.#options = options;
    this.#clock = new FrameClock(options.frames);
    this.#canvas = new OffscreenCanvas(options.size.width, options.size.height);
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  /** Shows another camera from now on; the one before goes on until this one has a picture. */
  setCamera(track: MediaStreamTrack): void {
    if (this.#wanted !== this.#camera) this.#wanted?.stop();
    this.#wanted = null;
    clearTimeout(this.#late);
    // Chromium reads nothing of a track that has ended: it throws.
    if (track.readyState === 'ended') {
      this.#beBlack();
      return;
    }
    this.#late = setTimeout(() => this.#beBlack(), NO_PICTURE_MS);
    const camera = viewOf(track, () => {
      if (this.#wanted !== camera) return;
      if (this.#camera !== camera) this.#camera?.stop();
      this.#camera = camera;
      this.#tick();
    });
    this.#wanted = camera;
  }

  /** Unless there is a picture: the last one stands (P651). */
  #beBlack(): void {
    this.#camera ??= blackView(this.#canvas);
  }

  setFrames(frames: number): void {
    this.#clock.setFrames(frames);
  }

  stop(): void {
    clearInterval(this.#timer);
    clearTimeout(this.#late);
    for (const camera of [this.#camera, this.#wanted]) camera?.stop();
    this.#camera = null;
    this.#wanted = null;
  }

  /** Does making frames take what the device has? Asked every so often. */
  isTooSlow(): boolean {
    return this.#making.isTooMuch(performance.now());
  }

  #tick(): void {
    const shown = this.#camera?.latest();
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
  #make(shown: VideoFrame | HTMLVideoElement, due: DueFrame[]): void {
    const { onFrame, size } = this.#options;
    const drawn = goesAsItIs(sizeOf(shown), size, formatOf(shown)) ? null : this.#drawn(shown);
    for (const { at, lastsMs, isKey } of due)
      onFrame(
        new VideoFrame(drawn ?? shown, { timestamp: at * MICROSECONDS, duration: lastsMs * MICROSECONDS }),
        isKey,
      );
    drawn?.close();
  }

  #drawn(shown: VideoFrame | HTMLVideoElement): VideoFrame {
    const { size } = this.#options;
    const { x, y, width, height } = coverOf(sizeOf(shown), size);
    this.#canvas.getContext('2d')?.drawImage(shown, x, y, width, height, 0, 0, size.width, size.height);
    return new VideoFrame(this.#canvas, { timestamp: 0 });
  }
}

interface CameraView {
  latest: () => VideoFrame | HTMLVideoElement | null;
  stop: () => void;
}

function sizeOf(shown: VideoFrame | HTMLVideoElement): Size {
  return shown instanceof VideoFrame
    ? { width: shown.displayWidth, height: shown.displayHeight }
    : { width: shown.videoWidth, height: shown.videoHeight };
}

/** What an element shows, every encoder takes. */
function formatOf(shown: VideoFrame | HTMLVideoElement): VideoPixelFormat | null {
  return shown instanceof VideoFrame ? shown.format : 'RGBA';
}

const viewOf = (track: MediaStreamTrack, onPicture: () => void): CameraView =>
  'MediaStreamTrackProcessor' in globalThis
    ? viewByFrames(track, onPicture)
    : viewByElement(track, onPicture);

/** @param canvas on which nothing was drawn */
function blackView(canvas: OffscreenCanvas): CameraView {
  canvas.getContext('2d')?.fillRect(0, 0, canvas.width, canvas.height);
  const frame = new VideoFrame(canvas, { timestamp: 0 });
  return { latest: () => frame, stop: () => frame.close() };
}

/** Frame by frame, also while the page is behind another. */
function viewByFrames(track: MediaStreamTrack, onPicture: () => void): CameraView {
  const { readable } = new MediaStreamTrackProcessor({ track: track as MediaStreamVideoTrack });
  let latest: VideoFrame | null = null;
  const stop = readTrack(track, readable.getReader(), (frame) => {
    latest?.close();
    latest = frame;
    onPicture();
  });
  return {
    latest: () => latest,
    stop: () => {
      stop();
      latest?.close();
      latest = null;
    },
  };
}

/** For browsers that give no frames: what a video element shows. */
function viewByElement(track: MediaStreamTrack, onPicture: () => void): CameraView {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = new MediaStream([track]);
  video.addEventListener('loadeddata', onPicture, { once: true });
  void video.play().catch(() => undefined);
  return {
    latest: () => (video.videoWidth > 0 && video.readyState >= video.HAVE_CURRENT_DATA ? video : null),
    stop: () => {
      video.srcObject = null;
    },
  };
}
