import { LIVE } from '@likha/contract/live/live-limits';
import { refusedFor } from './begin-again.ts';
import { isTurned, type Size, sentSize } from './capture.ts';
import { chooseCodecs, doWithoutOurs } from './codecs.ts';
import { startEncoding } from './encode-parts.ts';
import { PartWatch } from './part-watch.ts';
import { putTo } from './put-part.ts';
import {
  type Behind,
  judgeLine,
  QUALITY_STEPS,
  type Quality,
  restLine,
  startQuality,
  stepOf,
} from './quality-steps.ts';
import { type OverWhy, SendQueue } from './send-queue.ts';
import { type Run, startRun, stopRun } from './start-run.ts';

/** Where parts go, as `POST /live/{id}/start` says. */
export interface Ingest {
  url: string;
  token: string;
  generation: number;
}

export interface BroadcastState {
  is: 'starting' | 'sending' | 'reconnecting' | 'over';
  /** Why it is over. */
  why: OverWhy | 'lost' | 'encoder' | null;
  /** The place in `QUALITY_STEPS`. */
  step: number;
  /** What was too slow for the best step. */
  behind: Behind | null;
  /** While it reconnects: since when nothing got through, by `Date.now()`. */
  since: number | null;
  /** Somebody on the way to the server lets nothing through. */
  isTurnedAway: boolean;
}

interface BroadcastOptions {
  /** Asks for a place to send to: another beginning each time. @param before where it was sent until now, which only a press gets back */
  begin: (size: Size, before: Ingest) => Promise<Ingest>;
  camera: MediaStreamTrack;
  microphone: MediaStreamTrack | null;
  /** Where it is sent to first. */
  place: Ingest;
  onChange: (state: BroadcastState) => void;
}

/** An encoder that breaks so often is not going to work. */
const MOST_BEGINNINGS = 5;
const LOOK_MS = 500;

/**
 * A stream as it is sent, from the camera to the server: at the quality that the line carries, through the loss of a connection for
 * as long as viewers wait for it (P650, P651).
 */
export class Broadcast {
  readonly #options: BroadcastOptions;
  #state: BroadcastState = {
    is: 'starting',
    why: null,
    step: 0,
    behind: null,
    since: null,
    isTurnedAway: false,
  };
  #camera: MediaStreamTrack;
  #microphone: MediaStreamTrack | null;
  #size: Size;
  #place: Ingest;
  #quality: Quality = startQuality(performance.now());
  #run: Run | null = null;
  /** One more with each beginning and with the end: what began before is of no use any more. */
  #turn = 0;
  #beginnings = 0;
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(options: BroadcastOptions) {
    this.#options = options;
    this.#camera = options.camera;
    this.#microphone = options.microphone;
    this.#place = options.place;
    this.#size = sentSize(options.camera.getSettings());
    this.#timer = setInterval(() => this.#look(), LOOK_MS);
    window.addEventListener('online', this.#hurry);
  }

  get state(): BroadcastState {
    return this.#state;
  }

  /** Begins to send, at the size in which the camera stands. */
  start(): Promise<void> {
    return this.#start(this.#place);
  }

  /** @param place null asks for one */
  async #start(place: Ingest | null): Promise<void> {
    this.#letGo();
    if (this.#state.is === 'over') return;
    const turn = this.#turn;
    this.#beginnings += 1;
    if (this.#beginnings > MOST_BEGINNINGS) return this.#end('encoder');
    try {
      await this.#begin(place, turn);
    } catch {
      // Unsaid, it would stand there as one that starts, for ever (P1043).
      if (turn === this.#turn) this.#end('encoder');
    }
  }

  /** @param turn whose beginning it is: after another one it is of no use */
  async #begin(given: Ingest | null, turn: number): Promise<void> {
    const codecs = await chooseCodecs(this.#size, QUALITY_STEPS[0]);
    if (turn !== this.#turn) return;
    if (!codecs) return this.#end('encoder');
    const place = given ?? (await this.#options.begin(this.#size, this.#place).catch(refusedFor));
    if (turn !== this.#turn) return;
    if (typeof place === 'string') return this.#end(place);
    this.#place = place;
    const begun = performance.now();
    const watch = new PartWatch(begun);
    let queue: SendQueue | null = null;
    const encoding = await startEncoding({
      size: this.#size,
      codecs,
      hasSound: this.#microphone !== null,
      step: stepOf(this.#quality),
      onInit: (bytes) => {
        queue = this.#queueTo(place, bytes);
        if (this.#run) this.#run.queue = queue;
      },
      onPart: (bytes) => {
        watch.came();
        queue?.add(bytes);
      },
      onBroken: () => {
        if (turn !== this.#turn) return;
        if (codecs.isOurs && queue?.hasTaken !== true) doWithoutOurs();
        void this.#start(null);
      },
    });
    // Meanwhile it was stopped, or begun anew.
    if (turn !== this.#turn) return encoding.stop();
    const [size, { frames }] = [this.#size, stepOf(this.#quality)];
    const devices = { camera: this.#camera, microphone: this.#microphone };
    this.#run = startRun({ encoding, queue, watch, size, frames, begun, ...devices });
  }

  /** Ends what is sent now, and whatever is on its way to be. */
  #letGo(): void {
    this.#turn += 1;
    const run = this.#run;
    this.#run = null;
    if (run) stopRun(run);
  }

  /** Another camera, or the same one turned: viewers go on watching. */
  setCamera(track: MediaStreamTrack): void {
    this.#camera = track;
    // While it begins anew there is none: that beginning takes this camera.
    this.#run?.picture.setCamera(track);
    this.#beginnings = 0;
    this.#look();
  }

  /** Another microphone in the place of one that is gone. */
  setMicrophone(track: MediaStreamTrack): void {
    this.#microphone = track;
    this.#run?.sound?.setMicrophone(track);
  }

  stop(): void {
    this.#letGo();
    clearInterval(this.#timer);
    window.removeEventListener('online', this.#hurry);
  }

  readonly #hurry = () => this.#run?.queue?.hurry();

  #queueTo(place: Ingest, init: Uint8Array<ArrayBuffer>): SendQueue {
    return new SendQueue(init, {
      put: putTo(place),
      now: () => performance.now(),
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      giveUpMs: LIVE.reconnectSeconds * 1000,
      onChange: () => this.#look(),
      onOver: (why) => this.#end(why),
    });
  }

  /** Looks at how it goes, and does something about it. */
  #look(): void {
    const run = this.#run;
    if (run?.watch.isStuck(performance.now())) return void this.#start(null);
    if (!run?.queue) return;
    if (isTurned(this.#size, this.#camera.getSettings())) {
      this.#size = sentSize(this.#camera.getSettings());
      return void this.#start(null);
    }
    const now = performance.now();
    const isBusy = run.picture.isTooSlow() || run.encoding.waiting >= 4;
    this.#quality = run.queue.isAway
      ? restLine(this.#quality, now)
      : judgeLine(this.#quality, now, run.queue.waitingMs, isBusy);
    const step = stepOf(this.#quality);
    run.encoding.setStep(step);
    run.picture.setFrames(step.frames);
    const { troubleSince } = run.queue;
    if (run.queue.hasTaken) this.#beginnings = 0;
    this.#become({
      is: troubleSince === null ? 'sending' : 'reconnecting',
      why: null,
      step: this.#quality.step,
      behind: this.#quality.behind,
      since: troubleSince === null ? null : Date.now() - (now - troubleSince),
      isTurnedAway: troubleSince !== null && run.queue.isTurnedAway,
    });
  }

  #end(why: NonNullable<BroadcastState['why']>): void {
    this.stop();
    this.#become({ ...this.#state, is: 'over', why, since: null });
  }

  #become(state: BroadcastState): void {
    const before = this.#state;
    const isSame =
      before.is === state.is && before.why === state.why && before.isTurnedAway === state.isTurnedAway;
    if (isSame && before.step === state.step && before.behind === state.behind) return;
    this.#state = state;
    this.#options.onChange(state);
  }
}
