/** Where who sends a stream puts it. */
export type Ingest =
  | { kind: 'parts'; url: string; token: string; partMs: number }
  | { kind: 'livekit'; url: string; token: string };

/** What a viewer plays it by; signed, and theirs alone. */
export type Watching = { kind: 'hls'; playlistUrl: string } | { kind: 'livekit'; url: string; token: string };

export interface LiveState {
  generation: number;
  lastPartAt: Date;
  /** Since its last part, by a clock that does not jump. */
  silentMs: number;
  viewers: number;
  durationMs: number;
  parts: number;
}

export interface LiveRun {
  index: number;
  durationMs: number;
  bytes: number;
  width: number;
  height: number;
}

export interface LiveEvents {
  started: { streamId: string; generation: number };
  part: { streamId: string; generation: number; durationMs: number };
  ended: { streamId: string; why: 'invalid' | 'too_long' };
}

/** Everything that was sent of streams, until it is removed. */
export interface LiveRecordings {
  runs(streamId: string): Promise<readonly LiveRun[]>;
  /** One run as one MP4, cut at parts. */
  read(streamId: string, index: number, cut?: { fromMs?: number; toMs?: number }): AsyncIterable<Buffer>;
  remove(streamId: string): Promise<void>;
}

/**
 * What carries streams from who sends them to who watches. It knows no rights: who may is asked of who opens and watches, and of the module
 * while somebody does.
 */
export interface LiveEngine {
  readonly kind: 'relay' | 'livekit';
  /** A higher generation ends the older one everywhere. */
  open(streamId: string, opening: { generation: number; hostId: string; sessionId: string }): Promise<Ingest>;
  /** @param viewer without a session for a guest; one who looks unseen is not counted */
  watch(
    streamId: string,
    viewer: { id: string; sessionId: string | null; until: Date; isUnseen?: boolean },
  ): Promise<Watching>;
  /** At once, on every node. */
  expel(streamId: string, viewerId: string | 'all'): Promise<void>;
  /** Over, on every node. Resolves when the recording is in the store. May be repeated. */
  close(streamId: string): Promise<void>;
  /** Null for one that it knows nothing of. */
  state(streamId: string): Promise<LiveState | null>;
  /** The last seconds as one MP4; nothing where it keeps none. */
  recent(streamId: string, seconds: number): AsyncIterable<Buffer>;
  recordings: LiveRecordings;
  /** @returns how to hear no more */
  on<Event extends keyof LiveEvents>(event: Event, hear: (what: LiveEvents[Event]) => void): () => void;
  stop(): Promise<void>;
}
