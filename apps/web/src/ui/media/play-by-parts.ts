// Without subtitles and separate sound, which our videos do not have: a third less to load.
import Hls, { type ErrorTypes } from 'hls.js/light';

interface Playing {
  url: string;
  /** The address of a part as it is signed now. */
  addressOf: (part: string) => string;
  /** The sizes that there are, by the shorter side in pixels, the largest first. */
  onSizes: (heights: number[]) => void;
  /** It stopped at something that another address may mend. */
  onError: () => void;
  /** Nothing has come for so long that it is to be said (P1038). */
  onNothing: () => void;
}

export interface PlayedByParts {
  stop: () => void;
  /** Goes on at the address that is good now where it stopped at one that was refused (P1022). */
  resume: (url: string) => void;
  /** Plays one size from now on; null leaves it to the connection. */
  choose: (height: number | null) => void;
}

const AHEAD_SECONDS = 20;
/** Without anything to play, it is tried for so long whether parts come after all, through whatever refuses them. */
const PATIENCE_MS = 10_000;
const BY_CONNECTION = -1;

/** Feeds a video element part by part. Null where the browser cannot be fed. */
export const playByParts = Hls.isSupported() ? start : null;

function start(element: HTMLVideoElement, playing: Playing): PlayedByParts {
  const { url, addressOf, onSizes, onError, onNothing } = playing;
  const hls = new Hls({
    // There is nothing to convert, so no worker is needed for it.
    enableWorker: false,
    // No larger than it is shown: a phone needs no more.
    capLevelToPlayerSize: true,
    maxBufferLength: AHEAD_SECONDS,
    xhrSetup: (request, address) => request.open('GET', addressOf(address), true),
  });
  hls.on(Hls.Events.MANIFEST_PARSED, (_, { levels }) => onSizes(levels.map(sizeOf).sort((a, b) => b - a)));
  /** Why it loads nothing more by itself; null while it does. */
  let stopped: ErrorTypes | null = null;
  const patience = new Patience(element);
  hls.on(Hls.Events.FRAG_BUFFERED, () => patience.noteComing());
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (type === Hls.ErrorTypes.NETWORK_ERROR && patience.endsWith(performance.now())) {
      hls.stopLoad();
      return onNothing();
    }
    if (!fatal) return;
    stopped = type;
    onError();
  });
  hls.loadSource(url);
  hls.attachMedia(element);
  function resume(now: string): void {
    const why = stopped;
    stopped = null;
    if (why === null) return;
    if (hls.levels.length === 0) hls.loadSource(now);
    else {
      if (why === Hls.ErrorTypes.MEDIA_ERROR) hls.recoverMediaError();
      hls.startLoad(element.currentTime);
    }
  }
  return {
    stop: () => hls.destroy(),
    resume,
    choose: (height) => {
      hls.currentLevel =
        height === null ? BY_CONNECTION : hls.levels.findIndex((level) => sizeOf(level) === height);
    },
  };
}

/** For how long nothing has come, however it was tried: other sizes and other addresses count as the same wait. */
class Patience {
  readonly #element: HTMLVideoElement;
  #since: number | null = null;

  constructor(element: HTMLVideoElement) {
    this.#element = element;
  }

  noteComing(): void {
    this.#since = null;
  }

  /** One more has failed. @returns whether it is enough, and nothing is left to play meanwhile */
  endsWith(now: number): boolean {
    this.#since ??= now;
    return now - this.#since >= PATIENCE_MS && this.#element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
  }
}

/** As sizes are called: 720p of an upright video is 720 wide. */
function sizeOf({ width, height }: { width: number; height: number }): number {
  return Math.min(width, height);
}
