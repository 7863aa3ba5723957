// Without subtitles and separate sound, which our videos do not have: a third less to load.
import Hls, { type ErrorTypes } from 'hls.js/light';

interface Playing {
  url: string;
  /** The address of a part as it is signed now. */
  addressOf: (part: string) => string;
  /** The sizes that there are, by the shorter side in pixels, the largest first. */
  onSizes: (heights: number[]) => void;
  onError: () => void;
}

export interface PlayedByParts {
  stop: () => void;
  /** Goes on at the address that is good now where it stopped at one that was refused (P1022). */
  resume: (url: string) => void;
  /** Plays one size from now on; null leaves it to the connection. */
  choose: (height: number | null) => void;
}

const AHEAD_SECONDS = 20;
const BY_CONNECTION = -1;

/** Feeds a video element part by part. Null where the browser cannot be fed. */
export const playByParts = Hls.isSupported() ? start : null;

function start(element: HTMLVideoElement, { url, addressOf, onSizes, onError }: Playing): PlayedByParts {
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
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
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

/** As sizes are called: 720p of an upright video is 720 wide. */
function sizeOf({ width, height }: { width: number; height: number }): number {
  return Math.min(width, height);
}
