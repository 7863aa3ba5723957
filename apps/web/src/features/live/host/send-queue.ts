import { PART_MS } from './quality-steps.ts';

/**
 * What was said to one that was sent. `next`: the number that the server expects then. `isTurnedAway`: it was not the server that said
 * so, but somebody on the way to it.
 */
export type PutAnswer =
  | { is: 'taken'; next: number }
  /** Nothing was heard, or the server cannot now: the same again, after so long. */
  | { is: 'again'; afterMs: number | null; isTurnedAway?: true }
  | { is: 'out_of_order'; next: number }
  /** This one is not taken; its number is for another. */
  | { is: 'rejected'; isTurnedAway?: true }
  /** Nothing more is taken. */
  | { is: 'over'; why: OverWhy };

export type OverWhy = 'taken_over' | 'ended' | 'signed_out' | 'rejected' | 'turned_away';

export type Put = (n: number, bytes: Uint8Array<ArrayBuffer>) => Promise<PutAnswer>;

interface SendQueueOptions {
  put: Put;
  now: () => number;
  sleep: (ms: number) => Promise<void>;
  /** It could not be sent for so long. */
  giveUpMs: number;
  onChange: () => void;
  onOver: (why: OverWhy | 'lost') => void;
}

/** More than this is old by the time that the line is back: what is live is sent instead. */
const MOST_WAITING = 4000 / PART_MS;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;
/** So many in a row that are not taken are no accident. */
const MOST_REJECTED = 4;
/** One try that failed is no reason to alarm anybody. */
const TROUBLE_MS = 2000;

/**
 * Sends the beginning of a stream and its parts one after the other, numbered without a gap. While nothing gets through, the same
 * one is tried again, and of those that wait the oldest are thrown away (P651).
 */
export class SendQueue {
  readonly #options: SendQueueOptions;
  readonly #init: Uint8Array<ArrayBuffer>;
  #waiting: Uint8Array<ArrayBuffer>[] = [];
  #next = 0;
  #isSending = false;
  #isStopped = false;
  #rejected = 0;
  #troubleSince: number | null = null;
  #dropped = 0;
  #isTurnedAway = false;
  #wake: (() => void) | null = null;

  constructor(init: Uint8Array<ArrayBuffer>, options: SendQueueOptions) {
    this.#init = init;
    this.#options = options;
  }

  add(part: Uint8Array<ArrayBuffer>): void {
    if (this.#isStopped) return;
    this.#waiting.push(part);
    // The one that is being sent stays: whether it arrived is not known.
    while (this.#waiting.length > MOST_WAITING) {
      this.#waiting.splice(this.#isSending ? 1 : 0, 1);
      this.#dropped += 1;
    }
    void this.#run();
  }

  /** Milliseconds of picture that have yet to arrive. */
  get waitingMs(): number {
    return this.#waiting.length * PART_MS;
  }

  /** Since when nothing gets through; null where it does, or has just begun not to. */
  get troubleSince(): number | null {
    const since = this.#troubleSince;
    return since !== null && this.#options.now() - since >= TROUBLE_MS ? since : null;
  }

  /** Nothing gets through now, be it for a moment. */
  get isAway(): boolean {
    return this.#troubleSince !== null;
  }

  /** What lets nothing through is on the way to the server, and says so. */
  get isTurnedAway(): boolean {
    return this.#isTurnedAway;
  }

  /** Parts were taken, so that what sends them works. */
  get hasTaken(): boolean {
    return this.#next > 2;
  }

  get dropped(): number {
    return this.#dropped;
  }

  /** The connection is back: no pause is waited for. */
  hurry(): void {
    this.#wake?.();
  }

  stop(): void {
    this.#isStopped = true;
    this.#waiting = [];
    this.hurry();
  }

  async #run(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    let pause = FIRST_PAUSE_MS;
    while (!this.#isStopped) {
      const bytes = this.#next === 0 ? this.#init : this.#waiting[0];
      if (!bytes) break;
      const answer = await this.#options.put(this.#next, bytes);
      if (this.#isStopped) break;
      const rest = this.#follow(answer, bytes);
      if (rest === null) pause = FIRST_PAUSE_MS;
      else {
        await this.#pause(Math.max(rest, pause));
        pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
      }
    }
    this.#isSending = false;
  }

  /** @returns how long to wait before the next try; null where it went on */
  #follow(answer: PutAnswer, bytes: Uint8Array<ArrayBuffer>): number | null {
    this.#isTurnedAway = 'isTurnedAway' in answer;
    if (answer.is === 'again') return this.#troubled(answer.afterMs ?? 0);
    // It expects what it has just refused: there is no sense in hurrying.
    if (answer.is === 'out_of_order' && answer.next === this.#next) return this.#troubled(0);
    this.#troubleSince = null;
    if (answer.is === 'over') this.#end(answer.why);
    else if (answer.is === 'out_of_order') this.#next = answer.next;
    else {
      if (this.#waiting[0] === bytes) this.#waiting.shift();
      if (answer.is === 'taken') this.#next = answer.next;
      this.#rejected = answer.is === 'taken' ? 0 : this.#rejected + 1;
      if (this.#rejected > MOST_REJECTED || (answer.is === 'rejected' && this.#next === 0))
        this.#end(this.#isTurnedAway ? 'turned_away' : 'rejected');
    }
    this.#options.onChange();
    return null;
  }

  #troubled(afterMs: number): number {
    const now = this.#options.now();
    this.#troubleSince ??= now;
    const leftMs = this.#options.giveUpMs - (now - this.#troubleSince);
    if (leftMs <= 0) this.#end(this.#isTurnedAway ? 'turned_away' : 'lost');
    this.#options.onChange();
    // Told to come back after the end, it is asked once more before: nobody looks at a countdown that has run out.
    return Math.min(afterMs, Math.max(0, leftMs));
  }

  #end(why: OverWhy | 'lost'): void {
    this.stop();
    this.#options.onOver(why);
  }

  async #pause(ms: number): Promise<void> {
    await Promise.race([
      this.#options.sleep(ms),
      new Promise<void>((resolve) => {
        this.#wake = resolve;
      }),
    ]);
    this.#wake = null;
  }
}
