import { coverOf, goesAsItIs, type Size } from './capture.ts';
import { FrameClock } from './frame-clock.ts';
import { readTrack } from './read-track.ts';

interface PictureOptions {
  size: Size;
  /** A second. */
  frames: number;
  /** Performance time that is the stream's beginning. */
  begun: number;
  /** Gets each frame at its time, and closes it. */
  onFrame: (frame: VideoFrame, isKey: boolean) => void;
}

/** Where the camera itself sets the pace, this is for when it is late. */
const TICK_MS = 15;
const MICROSECONDS = 1000;

/** Makes the frames of a stream out of whatever a camera gives, in the size and the pace that is sent. */
export class Picture {
  readonly #options: PictureOptions;
  readonly #clock: FrameClock;
  readonly #canvas: OffscreenCanvas;
  readonly #timer: ReturnType<typeof setInterval>;
  #camera: CameraView | null = null;
  #wanted: CameraView | null = null;

  constructor(options: PictureOptions) {
    this.#options = options;
    this.#clock = new FrameClock(options.frames);
    this.#canvas = new OffscreenCanvas(options.size.width, options.size.height);
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  /** Shows another camera from now on; the one before goes on until this one has a picture. */
  setCamera(track: MediaStreamTrack): void {
    if (this.#wanted !== this.#camera) this.#wanted?.stop();
    const camera = viewOf(track, () => {
      if (this.#wanted !== camera) return;
      if (this.#camera !== camera) this.#camera?.stop();
      this.#camera = camera;
      this.#tick();
    });
    this.#wanted = camera;
  }

  setFrames(frames: number): void {
    this.#clock.setFrames(frames);
  }

  stop(): void {
    clearInterval(this.#timer);
    for (const camera of [this.#camera, this.#wanted]) camera?.stop();
    this.#camera = null;
    this.#wanted = null;
  }

  #tick(): void {
    const shown = this.#camera?.latest();
    if (!shown) return;
    for (const { at, lastsMs, isKey } of this.#clock.due(performance.now() - this.#options.begun))
      this.#options.onFrame(this.#frameOf(shown, at, lastsMs), isKey);
  }

  #frameOf(shown: VideoFrame | HTMLVideoElement, at: number, lastsMs: number): VideoFrame {
    const timing = { timestamp: at * MICROSECONDS, duration: lastsMs * MICROSECONDS };
    const { size } = this.#options;
    const given = sizeOf(shown);
    if (goesAsItIs(given, size, formatOf(shown))) return new VideoFrame(shown, timing);
    const { x, y, width, height } = coverOf(given, size);
    this.#canvas.getContext('2d')?.drawImage(shown, x, y, width, height, 0, 0, size.width, size.height);
    return new VideoFrame(this.#canvas, timing);
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
