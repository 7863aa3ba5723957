import { EventEmitter } from 'node:events';
import type { Clock } from '../../platform/clock.ts';
import type { Keys } from '../../platform/keys.ts';
import type { Log } from '../../platform/log.ts';
import type { Storage } from '../storage/storage.ts';
import { Joiner, partsOf, type RecordedPart } from './join-parts.ts';
import type {
  Ingest,
  LiveEngine,
  LiveEvents,
  LiveState,
  LiveViewer,
  Opening,
  Watching,
} from './live-engine.ts';
import { PARTS, RELAY } from './live-figures.ts';
import type { LiveStream } from './live-stream.ts';
import type { LiveNews, LiveWire } from './live-wire.ts';
import { chunkOf } from './recording-keys.ts';
import { chunksOf, createRecordings, endOfRecording, lastSeconds } from './recordings.ts';
import type { Asked, AskedState, Relay, Served } from './relay.ts';
import type { Segment } from './ring.ts';
import type { SharedLog } from './shared-log.ts';
import { createSignatures, type Signatures } from './signatures.ts';
import { Streams } from './streams.ts';
import { Intake, type LookAtFilm } from './take-part.ts';

export interface RelayDeps {
  clock: Clock;
  log: Log;
  storage: Storage;
  workFolder: string;
  keysFor(use: string): Keys;
  /** Null where one node does all the work. */
  shared: SharedLog | null;
  wire: LiveWire;
  look: LookAtFilm;
  onFigures?: (figures: { streams: number; viewers: number }) => void;
  /** Milliseconds of a clock that does not jump. */
  now?: () => number;
}

/** How far a player may be ahead of what there is. */
const MOST_AHEAD = 2;

/** Parts in memory, handed on as low-latency HLS; between nodes by what they share (P610 to P616). */
export class RelayEngine implements LiveEngine, Relay {
  readonly kind = 'relay';
  readonly relay: Relay = this;
  readonly recordings;
  readonly #deps: RelayDeps;
  readonly #signatures: Signatures;
  readonly #streams: Streams;
  readonly #intake: Intake;
  readonly #events = new EventEmitter();
  readonly #cutHearers = new Set<(streamId: string, viewerId: string | 'all') => void>();
  readonly #now: () => number;

  constructor(deps: RelayDeps) {
    this.#deps = deps;
    this.#now = deps.now ?? (() => performance.now());
    // After a crash parts are counted from where the recording ends: whoever keeps files by name has none of those before.
    const run = deps.shared ? null : String(deps.clock.now().getTime());
    this.#signatures = createSignatures(deps.keysFor, run);
    this.recordings = createRecordings(deps.storage);
    this.#streams = new Streams({
      ...deps,
      signatures: this.#signatures,
      now: this.#now,
      wallClock: () => deps.clock.now().getTime(),
      onViewers: (streams, viewers) => deps.onFigures?.({ streams, viewers }),
    });
    this.#intake = new Intake({
      ...deps,
      streams: this.#streams,
      now: this.#now,
      wallClock: () => deps.clock.now().getTime(),
      say: (event, said) => void this.#events.emit(event, said),
    });
    deps.wire.hear((news) => this.#hear(news));
  }

  async open(streamId: string, { generation, sessionId }: Opening): Promise<Ingest> {
    const token = this.#signatures.tokenOf(streamId, { generation, sessionId });
    return { kind: 'parts', url: `/api/live-ingest/${streamId}/${generation}`, token, partMs: PARTS.ms };
  }

  async watch(streamId: string, viewer: LiveViewer): Promise<Watching> {
    const grant = this.#signatures.grantOf(streamId, viewer);
    return { kind: 'hls', playlistUrl: `/live-media/${streamId}/${grant}/index.m3u8` };
  }

  async expel(streamId: string, viewerId: string | 'all'): Promise<void> {
    this.#cut(streamId, viewerId);
    await this.#deps.wire.tell({ expel: streamId, viewer: viewerId });
  }

  async close(streamId: string): Promise<void> {
    const carried = await this.#streams.find(streamId);
    if (carried) await this.#streams.end(carried, carried.stream.isCarried || this.#deps.shared !== null);
    this.#intake.forget(streamId);
    await this.#deps.wire.tell({ close: streamId });
    await this.#deps.shared?.remove(streamId).catch(() => undefined);
  }

  carried(): string[] {
    return this.#streams.carried();
  }

  async state(streamId: string): Promise<LiveState | null> {
    const carried = await this.#streams.find(streamId);
    const head = carried?.stream.head;
    if (!carried || !head || carried.stream.isEnded) return null;
    const { partAt } = carried.stream;
    const hasParts = head.totalMs > 0;
    return {
      generation: head.generation,
      lastPartAt: hasParts ? new Date(head.at) : null,
      silentMs: this.#now() - (partAt ?? this.#now()),
      viewers: this.#intake.viewersOf(carried.stream),
      durationMs: head.totalMs,
      parts: head.parts,
    };
  }

  async *recent(streamId: string, seconds: number, agoSeconds = 0): AsyncGenerator<Buffer> {
    const carried = await this.#streams.find(streamId);
    const parts: RecordedPart[] = [];
    for await (const part of partsOf(this.#lately(streamId, carried?.stream ?? null, seconds + agoSeconds)))
      parts.push(part);
    const joiner = new Joiner();
    for (const part of lastSeconds(parts, seconds, agoSeconds)) yield* joiner.join(part);
  }

  on<Name extends keyof LiveEvents>(event: Name, hear: (said: LiveEvents[Name]) => void): () => void {
    this.#events.on(event, hear);
    return () => void this.#events.off(event, hear);
  }

  async stop(): Promise<void> {
    await this.#streams.stop();
  }

  readGrant: Relay['readGrant'] = (streamId, grant, asked) =>
    this.#signatures.readGrant(streamId, grant, asked);
  isToken: Relay['isToken'] = (token, streamId, opening) =>
    this.#signatures.isToken(token, streamId, opening);
  take: Relay['take'] = (sent) => this.#intake.take(sent);
  onCut: Relay['onCut'] = (hear) => void this.#cutHearers.add(hear);

  release(): void {
    this.#streams.release();
  }

  next(streamId: string, generation: number): number | null {
    const head = this.#streams.get(streamId)?.stream.head;
    if (!head || head.generation > generation) return null;
    return head.generation === generation ? head.n + 1 : 0;
  }

  async playlist(asked: Asked, state: AskedState | null): Promise<Served<Buffer>> {
    const stream = (await this.#streams.find(asked.streamId))?.stream;
    const last = stream?.ring.last;
    if (!stream || !last) return { refusal: 'unknown' };
    if (!asked.isUnseen) stream.see(asked.viewerId);
    if (state && !stream.has(state.msn, state.index)) {
      if (state.msn > last.msn + MOST_AHEAD) return { refusal: 'ahead' };
      const ended = await this.#wait(stream, asked, state);
      // Late is no refusal: it is as it was.
      if (ended === 'cut' || ended === 'full') return { refusal: ended };
    }
    return { found: stream.playlist() };
  }

  async file(asked: Asked, name: string): Promise<Served<readonly Buffer[]>> {
    const stream = (await this.#streams.find(asked.streamId))?.stream;
    const what = this.#signatures.namesOf(asked.streamId).read(name);
    if (!stream || !what) return { refusal: 'unknown' };
    if ('generation' in what) {
      const init = stream.init(what.generation);
      return init ? { found: [init.bytes] } : { refusal: 'unknown' };
    }
    const { msn, index } = what;
    if (index !== undefined && !stream.has(msn, index)) {
      const ended = await this.#wait(stream, asked, { msn, index });
      if (ended === 'cut' || ended === 'full') return { refusal: ended };
    }
    const segment = stream.ring.find(msn);
    const bytes = index === undefined ? segment?.whole : segment?.parts[index]?.bytes;
    return bytes ? { found: [bytes] } : { refusal: 'unknown' };
  }

  /** Until it is there; its time is bounded by how long anybody waits, whatever else comes meanwhile. */
  async #wait(stream: LiveStream, { viewerId, onGone }: Asked, state: AskedState) {
    const until = this.#now() + RELAY.waitMs;
    while (!stream.has(state.msn, state.index)) {
      const ended = await (stream.waiting.wait(viewerId, onGone) ?? 'full');
      if (ended !== 'news' || this.#now() >= until) return ended;
    }
    return 'news';
  }

  /** Stored stretches and what is not stored yet. */
  async *#lately(streamId: string, stream: LiveStream | null, seconds: number): AsyncGenerator<Buffer> {
    const { storage } = this.#deps;
    const segments = stream?.ring.segments ?? [];
    const isEnough = segments.reduce((sum, { ms }) => sum + ms, 0) >= seconds * 1000;
    const firstHere = segments[0]?.msn;
    const end = firstHere === undefined ? await endOfRecording(storage, streamId) : chunkOf(firstHere);
    const each = (RELAY.recordedSegments * PARTS.inSegment * PARTS.ms) / 1000;
    // Looked at first: a stretch that is stored while others are read comes from here, and not from neither.
    const stored = firstHere === undefined ? end : await endOfRecording(storage, streamId);
    if (!isEnough)
      yield* chunksOf(storage, streamId, Math.max(0, end - Math.ceil(seconds / each) - 1), stored);
    for (const { msn, generation, parts } of isEnough ? newest(segments, seconds) : segments) {
      const init = stream?.init(generation);
      if (!init || (!isEnough && chunkOf(msn) < stored)) continue;
      yield Buffer.concat([init.bytes, ...parts.map(({ bytes }) => bytes)]);
    }
  }

  #hear(news: LiveNews): void {
    if ('expel' in news) {
      this.#cut(news.expel, news.viewer);
      return;
    }
    const carried = this.#streams.get(news.close);
    this.#cut(news.close, 'all', 'news');
    if (!carried || carried.stream.isEnded) return;
    void this.#streams.end(carried, carried.stream.isCarried);
    this.#intake.forget(news.close);
  }

  /** Those who wait are cut here, and whatever is remembered of their rights is forgotten. */
  #cut(streamId: string, viewerId: string | 'all', how: 'cut' | 'news' = 'cut'): void {
    for (const hear of this.#cutHearers) hear(streamId, viewerId);
    const stream = this.#streams.get(streamId)?.stream;
    if (how === 'news') return;
    stream?.waiting.cut(viewerId);
    stream?.forget(viewerId);
  }
}

/** Those at the end that last so long together, or a little longer. */
function newest(segments: readonly Segment[], seconds: number): readonly Segment[] {
  let [first, ms] = [segments.length, 0];
  while (first > 0 && ms < seconds * 1000) {
    first -= 1;
    ms += segments[first]?.ms ?? 0;
  }
  return segments.slice(first);
}
