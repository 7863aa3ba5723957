// Without subtitles and separate sound, which streams do not have: a third less to load.
import Hls from 'hls.js/light';

export interface LivePlaying {
  url: string;
  /** The same file below the address that is good now. */
  addressOf: (address: string) => string;
  /** The address is good no more: a right, a session or a while has ended. */
  onRefused: () => void;
  /** Nothing comes, however often it was tried. */
  onBroken: () => void;
}

export interface PlayedLive {
  stop: () => void;
  /** Goes on loading after something was refused: from the beginning where the list never came, as before the first part. */
  resume: () => void;
  /** To where the stream is now. */
  goLive: () => void;
  /** Seconds behind the newest part; 0 where the player does not know. */
  behind: () => number;
}

/** So far behind, after a page was asleep, it jumps instead of hurrying. */
const JUMP_SECONDS = 8;
const KEPT_SECONDS = 30;
const HURRY = 1.5;
const MOST_RECOVERIES = 3;

/** Plays a stream as it comes; null where the browser cannot be fed, and has to play it by itself. */
export const playLive = Hls.isSupported() ? start : null;

function start(element: HTMLVideoElement, { url, addressOf, onRefused, onBroken }: LivePlaying): PlayedLive {
  const hls = new Hls({
    // There is nothing to convert, so no worker is needed for it.
    enableWorker: false,
    lowLatencyMode: true,
    backBufferLength: KEPT_SECONDS,
    maxLiveSyncPlaybackRate: HURRY,
    xhrSetup: (request, address) => request.open('GET', addressOf(address), true),
  });
  let recoveries = 0;
  hls.on(Hls.Events.ERROR, (_, { fatal, type, response }) => {
    if ([401, 403, 404].includes(response?.code ?? 0)) return onRefused();
    if (!fatal) return;
    recoveries += 1;
    if (recoveries > MOST_RECOVERIES) return onBroken();
    if (type === Hls.ErrorTypes.MEDIA_ERROR) hls.recoverMediaError();
    else setTimeout(() => hls.startLoad(), 1000 * recoveries);
  });
  hls.on(Hls.Events.FRAG_BUFFERED, () => {
    recoveries = 0;
    if (!element.paused && hls.latency > JUMP_SECONDS) goLive();
  });
  hls.loadSource(url);
  hls.attachMedia(element);
  function goLive(): void {
    if (hls.liveSyncPosition !== null) element.currentTime = hls.liveSyncPosition;
  }
  function resume(): void {
    if (hls.levels.length === 0) hls.loadSource(addressOf(url));
    else hls.startLoad();
  }
  return { stop: () => hls.destroy(), resume, goLive, behind: () => hls.latency };
}
