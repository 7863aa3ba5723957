import type { Broadcast, BroadcastState, Devices, Ingest, Stance } from './broadcast.ts';
import { BroadcastThread } from './broadcast-thread.ts';
import type { Size } from './capture.ts';
import { cameraFeed, microphoneFeed } from './feeds-of-tracks.ts';
import { noteReader } from './read-track.ts';

interface HostBroadcastOptions {
  /** Asks for a place to send to: another beginning each time. */
  begin: (size: Size) => Promise<Ingest>;
  camera: MediaStreamTrack;
  microphone: MediaStreamTrack | null;
  onChange: (state: BroadcastState) => void;
  /** One that was begun before it was needed; null makes the stream on the page. */
  thread: BroadcastThread | null;
}

/** From one look at the thread, and at how the camera stands, to the next. */
const LOOK_MS = 500;

let isThreadUnfit = false;

/** A thread to make a stream in; null where the browser has none, or none that was of use. */
export function beginThread(): BroadcastThread | null {
  if (isThreadUnfit || !('Worker' in globalThis)) return null;
  try {
    return new BroadcastThread();
  } catch {
    return null;
  }
}

/**
 * A stream of a host's camera and microphone. It is made in a thread of its own, where the page keeps nobody waiting and nobody keeps it; where
 * there is none, or it dies, by the same code on the page (P650, decision 285).
 */
export class HostBroadcast {
  readonly #options: HostBroadcastOptions;
  #state: BroadcastState = { is: 'starting', why: null, step: 0, behind: null, since: null };
  #camera: MediaStreamTrack;
  #microphone: MediaStreamTrack | null;
  #stance: Stance = {};
  /** What makes the stream; null before something does. */
  #maker: Broadcast | BroadcastThread | null = null;
  #isStopped = false;
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(options: HostBroadcastOptions) {
    this.#options = options;
    this.#camera = options.camera;
    this.#microphone = options.microphone;
    this.#timer = setInterval(() => this.#look(), LOOK_MS);
  }

  get state(): BroadcastState {
    return this.#state;
  }

  async start(place: Ingest): Promise<void> {
    const { thread } = this.#options;
    if (!(await thread?.isThere())) return this.#goOnHere(place);
    if (!thread || this.#isStopped) return;
    this.#maker = thread;
    thread.open(this.#devices(), {
      begin: this.#options.begin,
      onChange: (state) => this.#hear(state),
      onLost: () => void this.#goOnHere(null),
    });
    await thread.start(place);
  }

  setCamera(track: MediaStreamTrack): void {
    this.#camera = track;
    this.#stance = stanceOf(track);
    if (this.#maker && !this.#isStopped) this.#maker.setCamera(this.#read(track, cameraFeed), this.#stance);
  }

  setMicrophone(track: MediaStreamTrack): void {
    this.#microphone = track;
    if (this.#maker && !this.#isStopped) this.#maker.setMicrophone(this.#read(track, microphoneFeed));
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#timer);
    if (this.#maker !== this.#options.thread) this.#options.thread?.end();
    void this.#maker?.stop();
  }

  /** On the page, as the thread is of no use. @param place null asks for one: viewers wait for it as after any loss (P623) */
  async #goOnHere(place: Ingest | null): Promise<void> {
    if (this.#isStopped) return;
    if (this.#options.thread) isThreadUnfit = true;
    this.#options.thread?.end();
    this.#maker = null;
    this.#tell({ ...this.#state, is: 'starting', why: null, since: null });
    const module = await import('./broadcast.ts').catch(() => null);
    if (this.#isStopped) return;
    if (!module) return this.#tell({ ...this.#state, is: 'over', why: 'encoder' });
    const broadcast = new module.Broadcast({
      ...this.#devices(),
      isAlone: false,
      begin: this.#options.begin,
      onChange: (state) => this.#tell(state),
    });
    this.#maker = broadcast;
    await broadcast.start(place);
  }

  /** What the thread says. What it cannot encode, the page may. */
  #hear(state: BroadcastState): void {
    if (state.why === 'encoder') void this.#goOnHere(null);
    else this.#tell(state);
  }

  #tell(state: BroadcastState): void {
    this.#state = state;
    this.#options.onChange(state);
    if (state.is === 'over') this.stop();
  }

  #look(): void {
    const stance = stanceOf(this.#camera);
    const isTurned = stance.width !== this.#stance.width || stance.height !== this.#stance.height;
    this.#stance = stance;
    if (isTurned) this.#maker?.turn(stance);
    if (this.#maker === this.#options.thread) this.#options.thread?.look();
  }

  #devices(): Devices {
    this.#stance = stanceOf(this.#camera);
    return {
      camera: this.#read(this.#camera, cameraFeed),
      stance: this.#stance,
      microphone: this.#microphone && this.#read(this.#microphone, microphoneFeed),
    };
  }

  /** Whoever closes the device waits for what is on its way. */
  #read<F extends { id: number }>(track: MediaStreamTrack, feedOf: (track: MediaStreamTrack) => F): F {
    const feed = feedOf(track);
    noteReader(track, async () => this.#maker?.endFeed(feed.id));
    return feed;
  }
}

function stanceOf(camera: MediaStreamTrack): Stance {
  const { width, height } = camera.getSettings();
  return { width, height };
}
