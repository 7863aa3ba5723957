import { ApiError } from '../../../lib/api-error.ts';
import type { Watching } from './first-watch.ts';
import { renewed } from './live-address.ts';
import type { LivePlaying, PlayedLive } from './play-live.ts';

export type PlayerState =
  | 'starting'
  | 'playing'
  | 'paused'
  /** It waits for the network. */
  | 'catching'
  /** The browser plays nothing before somebody presses. */
  | 'pressed'
  /** Nothing has come for a while; it is asked for all the same. */
  | 'broken'
  /** Not, or not any more, for this viewer. */
  | 'refused'
  /** By an engine that this page does not speak to. */
  | 'elsewhere';

type PlayLive = (element: HTMLVideoElement, playing: LivePlaying) => PlayedLive;

interface KeepPlayingOptions {
  element: HTMLVideoElement;
  /** Asks for an address. */
  watch: () => Promise<Watching>;
  /** What feeds the browser; null where it plays by itself. */
  load: () => Promise<PlayLive | null>;
  onState: (state: PlayerState) => void;
  /** Whose address it is, as is drawn over the picture. */
  onName: (name: string) => void;
  /** The browser plays it without sound alone. */
  onSilent: () => void;
}

export interface KeptPlaying {
  played: () => PlayedLive | null;
  stop: () => void;
}

/** A new address is asked for so long before the old one ends. */
const EARLY_MS = 60_000;
/** Longer than the timers of a browser go. */
const LONGEST_MS = 2 ** 31 - 1;
const PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 5000;
/** What plays for so long works: a picture that comes and breaks at once, again and again, does not. */
const CALM_MS = 10_000;
/** Without a picture after so many tries, it is said that something is wrong. */
const QUIET_TRIES = 8;

/**
 * Plays a stream in a video element for as long as it is to be had (P652): asks for its address, anew before that ends and where it is
 * refused, and begins anew where nothing comes any more, as after the server was away.
 */
export function keepPlaying(options: KeepPlayingOptions): KeptPlaying {
  const { element } = options;
  let isGone = false;
  let state: PlayerState = 'starting';
  let played: PlayedLive | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** In a row, since it last played for a while. */
  let tries = 0;
  /** Since when there is a picture. */
  let since: number | null = null;
  let isAsking = false;
  /** The newest address. */
  let now = '';
  /** What follows once there is an address. */
  let then: 'begin' | 'resume' | null = 'begin';

  function become(next: PlayerState): void {
    state = next;
    options.onState(next);
  }

  async function ask(): Promise<void> {
    if (isAsking || isGone) return;
    isAsking = true;
    clearTimeout(timer);
    try {
      const watching = await options.watch();
      if (isGone) return;
      options.onName(watching.name);
      if (watching.playlist_url === null) return become('elsewhere');
      await follow(watching.playlist_url);
      const endsIn = new Date(watching.until).getTime() - Date.now() - EARLY_MS;
      // By a clock that is ahead it may be over already: what was just given holds for a while all the same.
      if (then === null) timer = setTimeout(ask, Math.min(LONGEST_MS, Math.max(EARLY_MS, endsIn)));
    } catch (error) {
      if (isGone) return;
      if (isRefusal(error)) become('refused');
      else again(null);
    } finally {
      isAsking = false;
    }
  }

  async function follow(url: string): Promise<void> {
    now = url;
    const playLive = then === 'begin' ? await options.load() : null;
    const what = then;
    then = null;
    if (isGone || what === null) return;
    if (what === 'begin') begin(playLive, url);
    else played?.resume();
  }

  function begin(playLive: PlayLive | null, url: string): void {
    if (playLive)
      played = playLive(element, {
        url,
        addressOf: (address) => renewed(address, now),
        before: played,
        onRefused: () => again('resume'),
        onBroken: () => again('begin'),
      });
    else element.src = url;
    // Not waited for: before the first part there is nothing to play, and it is to be asked again meanwhile.
    if (state !== 'paused') void play();
  }

  /**
   * What has just failed may be an address that ended, a stream that has not quite begun, a server that is away, or a right that is
   * gone: the next address says which. @param what is to be done with it; null: what was to be done before
   */
  function again(what: 'begin' | 'resume' | null): void {
    if (isGone) return;
    if (since !== null && performance.now() - since >= CALM_MS) tries = 0;
    since = null;
    tries += 1;
    if (then !== 'begin' && what !== null) then = what;
    if (tries > QUIET_TRIES && state !== 'paused') become('broken');
    clearTimeout(timer);
    const pause = tries > QUIET_TRIES ? LONGEST_PAUSE_MS : PAUSE_MS;
    // Who watched together lost it together, and they do not all ask at the same moment.
    timer = setTimeout(ask, pause * (1 + Math.random() / 2));
  }

  async function play(): Promise<void> {
    try {
      await element.play();
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError' || isGone) return;
      // Without its sound it mostly may.
      options.onSilent();
      element.muted = true;
      await element.play().catch(() => !isGone && become('pressed'));
    }
  }

  const heard = {
    playing() {
      since ??= performance.now();
      become('playing');
    },
    waiting: () => state === 'playing' && become('catching'),
    pause: () => (state === 'playing' || state === 'catching') && become('paused'),
    error: () => then === null && !played && again('begin'),
    // Another source stops without a word what played or was about to: only a person's pause lasts.
    canplay: () => element.paused && state !== 'paused' && state !== 'pressed' && void play(),
  };
  const hurry = () => {
    if (tries > 0 && since === null && !isAsking) void ask();
  };
  for (const [name, hear] of Object.entries(heard)) element.addEventListener(name, hear);
  window.addEventListener('online', hurry);
  become('starting');
  void ask();
  return {
    played: () => played,
    stop() {
      isGone = true;
      clearTimeout(timer);
      played?.stop();
      for (const [name, hear] of Object.entries(heard)) element.removeEventListener(name, hear);
      window.removeEventListener('online', hurry);
    },
  };
}

/** Is it not to be had by this viewer, however often it is asked for? */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    !error.isUndecided &&
    // A page of a proxy, or of a Wi-Fi that wants a sign-in, knows nothing of rights.
    !['live_not_begun', 'rate_limited', 'offline', 'unreadable'].includes(error.code)
  );
}
