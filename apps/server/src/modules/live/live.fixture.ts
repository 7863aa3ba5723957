import type { Person } from '../../../test/factory.ts';
import { type HarnessOptions, useHarness } from '../../../test/harness.ts';
import type { Deps } from '../../deps.ts';
import type { LiveEngine, RecordedRun } from '../../providers/live/live-engine.ts';

/** Carries nothing: says what it was asked, and answers what a test gives it. */
export class FakeLiveEngine implements LiveEngine {
  readonly kind = 'relay';
  readonly opened: { streamId: string; generation: number }[] = [];
  readonly watched: { streamId: string; id: string; isUnseen: boolean }[] = [];
  readonly closed: string[] = [];
  readonly expelled: string[] = [];
  readonly removed: string[] = [];
  /** Of each stream: how many watch, and for how long nothing came. */
  readonly states = new Map<string, { viewers: number; silentMs: number }>();
  readonly runs = new Map<string, { run: RecordedRun; bytes: Buffer }>();
  /** What was read of recordings. */
  readonly cuts: { fromMs?: number; toMs?: number }[] = [];
  bytes: Buffer = Buffer.from('the last minute');

  async open(streamId: string, { generation }: { generation: number }) {
    this.opened.push({ streamId, generation });
    const url = `/api/live-ingest/${streamId}/${generation}`;
    return { kind: 'parts', url, token: 'token', partMs: 500 } as const;
  }
  async watch(streamId: string, { id, isUnseen = false }: { id: string; isUnseen?: boolean }) {
    this.watched.push({ streamId, id, isUnseen });
    return { kind: 'hls', playlistUrl: `/live-media/${streamId}/grant/index.m3u8` } as const;
  }
  async expel(streamId: string, viewerId: string) {
    this.expelled.push(`${streamId} ${viewerId}`);
  }
  async close(streamId: string) {
    this.closed.push(streamId);
  }
  carried(): string[] | null {
    return null;
  }
  async state(streamId: string) {
    const state = this.states.get(streamId);
    return state ? { generation: 1, lastPartAt: new Date(), durationMs: 1000, parts: 2, ...state } : null;
  }
  /** Of which streams the last seconds were read, and from how long ago on. */
  readonly recents: { streamId: string; agoSeconds: number }[] = [];
  async *recent(streamId: string, _seconds: number, agoSeconds = 0) {
    this.recents.push({ streamId, agoSeconds });
    if (this.bytes.length > 0) yield this.bytes;
  }
  readonly recordings = {
    runs: async (streamId: string) => [this.runs.get(streamId)?.run ?? []].flat(),
    read: (streamId: string, _run: number, cut: { fromMs?: number; toMs?: number } = {}) => {
      this.cuts.push({ fromMs: cut.fromMs, toMs: cut.toMs } as typeof cut);
      return this.#read(streamId);
    },
    remove: async (streamId: string) => void this.removed.push(streamId),
  };
  async *#read(streamId: string) {
    yield this.runs.get(streamId)?.bytes ?? Buffer.alloc(0);
  }
  on() {
    return () => undefined;
  }
  async stop() {}
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export const PEOPLE = [{ legal_name: 'Ana Reyes', birth_date: '1990-01-01', is_host: true }];

/** A harness whose streams nobody carries, and what tests of streams say again and again. */
export function useLive(options: HarnessOptions = {}) {
  const engine = new FakeLiveEngine();
  const deps: Partial<Deps> = { live: engine, ...options.deps };
  const harness = useHarness({ ...options, deps });

  const call = (method: Method, path: string, person: Person | null, body?: object, key?: string) =>
    harness.app.inject({
      method,
      url: `/api${path}`,
      headers: { ...person?.headers, ...(key && { 'idempotency-key': key }) },
      ...(body && { payload: body }),
    });

  async function plan(creator: Person, form: object = {}) {
    const answer = await call('POST', '/live', creator, {
      title: 'Live mula Baguio',
      people: PEOPLE,
      consents: true,
      ...form,
    });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json() as { id: string };
  }
  const start = (creator: Person, id: string, form: object = {}) =>
    call('POST', `/live/${id}/start`, creator, form);

  /** A stream that runs, whose picture has come. */
  async function running(creator: Person, form: object = {}) {
    const { id } = await plan(creator, form);
    const answer = await start(creator, id);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    await harness.deps.db
      .updateTable('live_streams')
      .set({ last_part_at: harness.clock.now() })
      .where('id', '=', id)
      .execute();
    return id;
  }
  const show = async (person: Person | null, id: string) => (await call('GET', `/live/${id}`, person)).json();

  return { harness, engine, call, plan, start, running, show };
}
