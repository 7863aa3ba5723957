import type { BroadcastState, Devices, Ingest, Stance } from './broadcast.ts';
import type { PageCalls, SentCamera, SentMicrophone, WorkerCalls } from './broadcast-worker.ts';
import type { Size } from './capture.ts';
import type { CameraFeed, MicrophoneFeed, Pieces, SoundPiece } from './feed.ts';
import { type Call, wireTo } from './wire.ts';

interface Listener {
  begin: (size: Size) => Promise<Ingest>;
  onChange: (state: BroadcastState) => void;
  /** It died, or is of no use: whatever it did ends. */
  onLost: () => void;
}

/** A worker that does not come up for so long, from when it is needed, is done without. */
const COMES_UP_MS = 8000;
/** One that says nothing while it was looked at so often has died. */
const MOST_QUIET = 20;
/** What was read last is closed by then. */
const STOPS_MS = 1000;

/** A broadcast in a thread of its own, which is called as one on the page is. */
export class BroadcastThread {
  readonly #worker: Worker;
  readonly #call: Call<WorkerCalls>;
  readonly #cut: () => void;
  /** It said that it is there; false where it cannot be. */
  readonly #came: Promise<boolean>;
  /** Of what is read by this page for it. */
  readonly #pieces = new Map<number, Pieces<VideoFrame | SoundPiece>>();
  #listener: Listener | null = null;
  #quiet = 0;

  /** @throws where there are no workers */
  constructor() {
    this.#worker = new Worker(new URL('./broadcast-worker.ts', import.meta.url), { type: 'module' });
    let came: (isThere: boolean) => void = () => undefined;
    this.#came = new Promise((resolve) => {
      came = resolve;
    });
    this.#worker.addEventListener('error', () => came(false));
    const wire = wireTo<WorkerCalls>(this.#worker, {
      alive: () => {
        this.#quiet = 0;
        came(true);
      },
      begin: (size) => this.#heard().begin(size),
      change: (state) => this.#heard().onChange(state),
      read: (id) => this.#read(id),
      cancel: async (id) => this.#pieces.get(id)?.cancel(),
    } satisfies PageCalls);
    this.#call = wire.call;
    this.#cut = wire.cut;
  }

  /** Waits for it, and not for long. */
  isThere(): Promise<boolean> {
    return Promise.race([
      this.#came,
      new Promise<boolean>((resolve) => setTimeout(() => resolve(false), COMES_UP_MS)),
    ]);
  }

  open({ camera, stance, microphone }: Devices, listener: Listener): void {
    this.#listener = listener;
    void this.#ask('open', {
      camera: this.#sent(camera),
      stance,
      microphone: microphone && this.#sent(microphone),
    });
  }

  /** Is looked at every so often: what has died does not say so. */
  look(): void {
    this.#quiet += 1;
    if (this.#quiet > MOST_QUIET) this.#lose();
  }

  async start(place: Ingest | null): Promise<void> {
    await this.#ask('start', place);
  }

  setCamera(camera: CameraFeed, stance: Stance): void {
    void this.#ask('setCamera', this.#sent(camera), stance);
  }

  turn(stance: Stance): void {
    void this.#ask('turn', stance);
  }

  setMicrophone(microphone: MicrophoneFeed): void {
    void this.#ask('setMicrophone', this.#sent(microphone));
  }

  async endFeed(id: number): Promise<void> {
    await this.#call('endFeed', id).catch(() => undefined);
  }

  /** Lets it close what it holds, and ends it. */
  async stop(): Promise<void> {
    this.#listener = null;
    const stopped = this.#call('stop').catch(() => undefined);
    await Promise.race([stopped, new Promise((done) => setTimeout(done, STOPS_MS))]);
    this.end();
  }

  end(): void {
    this.#listener = null;
    this.#cut();
    this.#worker.terminate();
    for (const pieces of this.#pieces.values()) void pieces.cancel().catch(() => undefined);
    this.#pieces.clear();
  }

  #sent(feed: CameraFeed): SentCamera;
  #sent(feed: MicrophoneFeed): SentMicrophone;
  #sent({ from, ...facts }: CameraFeed | MicrophoneFeed): SentCamera | SentMicrophone {
    if ('getReader' in from) return { ...facts, stream: from as ReadableStream };
    this.#pieces.set(facts.id, from as Pieces<VideoFrame | SoundPiece>);
    return { ...facts, stream: null };
  }

  #heard(): Listener {
    if (!this.#listener) throw new Error('nobody listens');
    return this.#listener;
  }

  async #read(id: number): ReturnType<PageCalls['read']> {
    const read = await this.#pieces.get(id)?.read();
    if (read && this.#pieces.has(id)) return read;
    // Nobody takes it any more.
    read?.value?.close?.();
    return { done: true, value: undefined };
  }

  /** One that does not do as it is told is of no use. */
  async #ask<Name extends keyof WorkerCalls>(
    name: Name,
    ...args: Parameters<WorkerCalls[Name]>
  ): Promise<void> {
    try {
      await this.#call(name, ...args);
    } catch {
      this.#lose();
    }
  }

  #lose(): void {
    const listener = this.#listener;
    this.end();
    listener?.onLost();
  }
}
