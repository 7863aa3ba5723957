import type { BroadcastState } from './broadcast.ts';
import type { PageCalls, WorkerCalls } from './broadcast-worker.ts';
import { type Call, type Port, wireTo } from './wire.ts';

/** What a worker was asked to do, in order. */
export const asked: string[] = [];
export let workers: FakeWorker[] = [];

export function forgetWorkers(): void {
  workers = [];
  asked.length = 0;
}

/** A worker that does as it is told, and nothing by itself. */
export class FakeWorker extends EventTarget {
  isOver = false;
  readonly #page: Call<PageCalls>;
  readonly #inside = new EventTarget();

  constructor() {
    super();
    workers.push(this);
    const note = (name: string) => async () => void asked.push(name);
    const names = ['open', 'start', 'setCamera', 'turn', 'setMicrophone', 'endFeed', 'stop'] as const;
    const port = {
      postMessage: (data: unknown) => this.#deliver(this, data),
      addEventListener: this.#inside.addEventListener.bind(this.#inside),
    };
    this.#page = wireTo<PageCalls>(port as unknown as Port, {
      ...(Object.fromEntries(names.map((name) => [name, note(name)])) as unknown as WorkerCalls),
    }).call;
  }

  postMessage(data: unknown): void {
    this.#deliver(this.#inside, data);
  }

  terminate(): void {
    this.isOver = true;
  }

  sayAlive(): void {
    void this.#page('alive').catch(() => undefined);
  }

  say(state: Partial<BroadcastState>): void {
    const whole: BroadcastState = {
      is: 'sending',
      why: null,
      step: 0,
      behind: null,
      since: null,
      ...state,
    };
    void this.#page('change', whole).catch(() => undefined);
  }

  #deliver(to: EventTarget, data: unknown): void {
    if (!this.isOver) queueMicrotask(() => to.dispatchEvent(new MessageEvent('message', { data })));
  }
}
