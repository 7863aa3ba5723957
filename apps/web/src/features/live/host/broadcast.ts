import { LIVE } from '@likha/contract/live/live-limits';
import { Cameras } from './cameras.ts';
import { isTurned, type Size, sentSize } from './capture.ts';
import { chooseCodecs, doWithoutOurs } from './codecs.ts';
import { type Encoding, startEncoding } from './encode-parts.ts';
import { type CameraFeed, type MicrophoneFeed, readPieces } from './feed.ts';
import { Picture } from './picture.ts';
import { putTo } from './put-part.ts';
import { type Behind, judgeLine, type Quality, restLine, startQuality, stepOf } from './quality-steps.ts';
import { type OverWhy, SendQueue } from './send-queue.ts';
import { Sound } from './sound.ts';

/** Where parts go, as `POST /live/{id}/start` says. */
export interface Ingest {
  url: string;
  token: string;
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
}

/** As a camera stands, where its settings say so. */
export type Stance = Partial<Size>;

export interface Devices {
  camera: CameraFeed;
  stance: Stance;
  microphone: MicrophoneFeed | null;
}

export interface BroadcastOptions extends Devices {
  /** It has a thread of its own: nobody else waits for it, and where nothing comes of it the page does without. */
  isAlone: boolean;
  /** Asks for a place to send to: another beginning each time. */
  begin: (size: Size) => Promise<Ingest>;
  onChange: (state: BroadcastState) => void;
}

interface Run {
  /** Its sound is encoded by what we bring. */
  isOurs: boolean;
  /** Null until there is something to send. */
  queue: SendQueue | null;
  encoding: Encoding;
  picture: Picture;
  /** Null where it began without a microphone. */
  sound: Sound | null;
}

/** An encoder that breaks so often is not going to work. */
const MOST_BEGINNINGS = 5;
const LOOK_MS = 500;
/** An encoder of which nothing came while it was looked at so often has died, or never began. Time in which a page sleeps is no look. */
const MOST_QUIET = 20;

/**
 * A stream as it is sent, from the camera to the server: at the quality that the line carries, through the loss of a connection for
 * as long as viewers wait for it (P650, P651).
 */
export class Broadcast {
  readonly #options: BroadcastOptions;
  #state: BroadcastState = { is: 'starting', why: null, step: 0, behind: null, since: null };
  readonly #cameras = new Cameras(() => this.#run?.picture.tick());
  #stance: Stance;
  #microphone: MicrophoneFeed | null = null;
  #endHearing: () => Promise<void> = async () => undefined;
  #size: Size;
  #quality: Quality = startQuality(performance.now());
  #run: Run | null = null;
  /** One more with each beginning and with the end: what began before is of no use any more. */
  #turn = 0;
  #beginnings = 0;
  /** Looks since the last part. */
  #quiet = 0;
  #hasSent = false;
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(options: BroadcastOptions) {
    this.#options = options;
    this.#stance = options.stance;
    this.#size = sentSize(options.stance);
    this.#cameras.show(options.camera);
    if (options.microphone) this.setMicrophone(options.microphone);
    this.#timer = setInterval(() => this.#watch(), LOOK_MS);
    addEventListener('online', this.#hurry);
  }

  get state(): BroadcastState {
    return this.#state;
  }

  /** Begins to send to a place, at the size in which the camera stands. @param ingest null asks for one */
  async start(ingest: Ingest | null): Promise<void> {
    this.#letGo();
    if (this.#state.is === 'over') return;
    const turn = this.#turn;
    this.#beginnings += 1;
    if (this.#beginnings > MOST_BEGINNINGS) return this.#end('encoder');
    const codecs = await chooseCodecs(this.#size);
    if (turn !== this.#turn) return;
    if (!codecs) return this.#end('encoder');
    const place = ingest ?? (await this.#options.begin(this.#size).catch(() => null));
    if (turn !== this.#turn) return;
    if (!place) return this.#end('lost');
    const begun = performance.now();
    let queue: SendQueue | null = null;
    const encoding = await startEncoding({
      size: this.#size,
      codecs,
      hasSound: this.#microphone !== null,
      step: stepOf(this.#quality),
      onInit: (bytes) => {
        this.#quiet = 0;
        queue = this.#queueTo(place, bytes);
        if (this.#run) this.#run.queue = queue;
      },
      onPart: (bytes) => {
        this.#quiet = 0;
        queue?.add(bytes);
      },
      onBroken: () => {
        if (turn === this.#turn) this.#breakOff(codecs.isOurs, queue);
      },
    });
    // Meanwhile it was stopped, or begun anew.
    if (turn !== this.#turn) return encoding.stop();
    this.#run = this.#runOf({ encoding, queue, isOurs: codecs.isOurs }, begun);
  }

  /** What is seen and heard into what encodes it. */
  #runOf(made: Pick<Run, 'encoding' | 'queue' | 'isOurs'>, begun: number): Run {
    const { encoding } = made;
    const { frames } = stepOf(this.#quality);
    const picture = new Picture({
      size: this.#size,
      frames,
      begun,
      isAlone: this.#options.isAlone,
      look: () => this.#cameras.latest(),
      isWanted: encoding.takes,
      onFrame: encoding.addFrame,
    });
    const sound = this.#microphone && new Sound({ begun, onSample: encoding.addSound });
    if (this.#microphone) sound?.expect(this.#microphone);
    return { ...made, picture, sound };
  }

  /** It cannot go on with this beginning. */
  #breakOff(isOurs: boolean, queue: SendQueue | null): void {
    // The page may do what a thread of its own cannot, such as run our encoder (decision 180).
    const isUnfit = this.#options.isAlone && !this.#hasSent;
    if (isUnfit) return void this.#end('encoder');
    if (isOurs && queue?.hasTaken !== true) doWithoutOurs();
    void this.start(null);
  }

  /** Ends what is sent now, and whatever is on its way to be. */
  #letGo(): void {
    this.#turn += 1;
    const run = this.#run;
    this.#run = null;
    this.#quiet = 0;
    run?.queue?.stop();
    run?.picture.stop();
    run?.sound?.stop();
    run?.encoding.stop();
  }

  /** Another camera: viewers go on watching. */
  setCamera(camera: CameraFeed, stance: Stance): void {
    this.#cameras.show(camera);
    this.#beginnings = 0;
    this.turn(stance);
  }

  /** The camera stands in another way. */
  turn(stance: Stance): void {
    this.#stance = stance;
    this.#look();
  }

  /** Hears this microphone from now on, and none before it. */
  setMicrophone(microphone: MicrophoneFeed): void {
    void this.#endHearing();
    this.#microphone = microphone;
    this.#run?.sound?.expect(microphone);
    this.#endHearing = readPieces(microphone, (piece) => {
      const sound = this.#run?.sound;
      if (sound) sound.take(piece);
      else piece.close?.();
    });
  }

  /** Reads no more of a device. @returns once nothing of it is on its way */
  async endFeed(id: number): Promise<void> {
    await Promise.all([this.#cameras.end(id), this.#microphone?.id === id && this.#endHearing()]);
  }

  /** @returns once nothing of any device is on its way */
  async stop(): Promise<void> {
    this.#letGo();
    clearInterval(this.#timer);
    removeEventListener('online', this.#hurry);
    await Promise.all([this.#cameras.stop(), this.#endHearing()]);
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

  #watch(): void {
    this.#look();
    const run = this.#run;
    this.#quiet += 1;
    if (run && this.#quiet >= MOST_QUIET) this.#breakOff(run.isOurs, run.queue);
  }

  /** Looks at how it goes, and does something about it. */
  #look(): void {
    const run = this.#run;
    if (!run?.queue) return;
    if (isTurned(this.#size, this.#stance)) {
      this.#size = sentSize(this.#stance);
      return void this.start(null);
    }
    const now = performance.now();
    const isSlow = run.picture.isTooSlow();
    const isBusy = isSlow || run.encoding.waiting >= 4;
    this.#quality = run.queue.isAway
      ? restLine(this.#quality, now)
      : judgeLine(this.#quality, now, run.queue.waitingMs, isBusy);
    const step = stepOf(this.#quality);
    run.encoding.setStep(step);
    run.picture.setFrames(step.frames);
    const { troubleSince } = run.queue;
    if (run.queue.hasTaken) {
      this.#hasSent = true;
      this.#beginnings = 0;
    }
    this.#become({
      is: troubleSince === null ? 'sending' : 'reconnecting',
      why: null,
      step: this.#quality.step,
      behind: this.#quality.behind,
      since: troubleSince === null ? null : Date.now() - (now - troubleSince),
    });
  }

  #end(why: NonNullable<BroadcastState['why']>): void {
    void this.stop();
    this.#become({ ...this.#state, is: 'over', why, since: null });
  }

  #become(state: BroadcastState): void {
    const before = this.#state;
    const isSame = before.is === state.is && before.why === state.why;
    if (isSame && before.step === state.step && before.behind === state.behind) return;
    this.#state = state;
    this.#options.onChange(state);
  }
}
