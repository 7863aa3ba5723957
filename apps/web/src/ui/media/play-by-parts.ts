// Without subtitles and separate sound, which our videos do not have: a third less to load.
import Hls from 'hls.js/light';

interface Playing {
  url: string;
  /** The address of a part as it is signed now. */
  addressOf: (part: string) => string;
  onError: () => void;
}

const AHEAD_SECONDS = 20;

/** Feeds a video element part by part. Null where the browser cannot be fed. */
export const playByParts = Hls.isSupported() ? start : null;

/** @returns stops it */
function start(element: HTMLVideoElement, { url, addressOf, onError }: Playing): () => void {
  const hls = new Hls({
    // There is nothing to convert, so no worker is needed for it.
    enableWorker: false,
    // No larger than it is shown: a phone needs no more.
    capLevelToPlayerSize: true,
    maxBufferLength: AHEAD_SECONDS,
    xhrSetup: (request, address) => request.open('GET', addressOf(address), true),
  });
  hls.on(Hls.Events.ERROR, (_, { fatal }) => {
    if (fatal) onError();
  });
  hls.loadSource(url);
  hls.attachMedia(element);
  return () => hls.destroy();
}
