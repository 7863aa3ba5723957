// Without subtitles and separate sound, which streams do not have: a third less to load.
import Hls from 'hls.js/light';

export interface LivePlaying {
  url: string;
  /** The same file below the address that is good now. */
  addressOf: (address: string) => string;
  /** What plays here until this one's list is there: its last picture stays until then. */
  before: PlayedLive | null;
  /** The address is good no more: a right, a session or a while has ended; or nothing is there yet. */
  onRefused: () => void;
  /** Nothing comes any more, however often it was tried: another has to take its place. */
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
/** So many within this time: parts are fetched between two of them, and the same one breaks it again. */
const RECOVERIES_MS = 30_000;

/** Plays a stream as it comes; null where the browser cannot be fed, and has to play it by itself. */
export const playLive = Hls.isSupported() ? start : null;

function start(
  element: HTMLVideoElement,
  { url, addressOf, before, onRefused, onBroken }: LivePlaying,
): PlayedLive {
  const hls = new Hls({
    // There is nothing to convert, so no worker is needed for it.
    enableWorker: false,
    lowLatencyMode: true,
    backBufferLength: KEPT_SECONDS,
    maxLiveSyncPlaybackRate: HURRY,
    xhrSetup: (request, address) => request.open('GET', addressOf(address), true),
  });
  let recoveries: number[] = [];
  /** What is there until this one's list is. */
  let other = before;
  const hasList = () => hls.levels.length > 0;
  hls.on(Hls.Events.ERROR, (_, { fatal, type, details, response }) => {
    const code = response?.code ?? 0;
    // Nobody knows a stream that was known: whoever carries it was away, and numbers anew what comes now.
    if (code === 404 && hasList() && details === Hls.ErrorDetails.LEVEL_LOAD_ERROR) return onBroken();
    if ([401, 403, 404].includes(code)) return onRefused();
    if (!fatal) return;
    if (!hasList()) return onRefused();
    const now = performance.now();
    recoveries = [...recoveries.filter((at) => now - at < RECOVERIES_MS), now];
    if (type === Hls.ErrorTypes.MEDIA_ERROR && recoveries.length <= MOST_RECOVERIES) hls.recoverMediaError();
    else onBroken();
  });
  hls.on(Hls.Events.FRAG_BUFFERED, () => {
    if (!element.paused && hls.latency > JUMP_SECONDS) goLive();
  });
  hls.once(Hls.Events.MANIFEST_PARSED, () => {
    if (!other) return;
    other.stop();
    other = null;
    hls.attachMedia(element);
  });
  hls.loadSource(url);
  if (!other) hls.attachMedia(element);
  function goLive(): void {
    if (hls.liveSyncPosition !== null) element.currentTime = hls.liveSyncPosition;
  }
  function resume(): void {
    if (hasList()) hls.startLoad();
    else hls.loadSource(url);
  }
  function stop(): void {
    other?.stop();
    other = null;
    hls.destroy();
  }
  return { stop, resume, goLive, behind: () => hls.latency };
}
