import type { Admission } from './admission.ts';
import type { HostSession, Relay } from './relay.ts';

/** What a host is told: where to send to. */
export type Ingest =
  | { kind: 'parts'; url: string; token: string; partMs: number }
  | { kind: 'livekit'; url: string; token: string };

/** What a viewer is told: where to watch. */
export type Watching = { kind: 'hls'; playlistUrl: string } | { kind: 'livekit'; url: string; token: string };

/** Generation: one more for each connection of the host, which ends those before. What is sent is taken together with this session alone. */
export interface Opening extends HostSession {
  hostId: string;
}

export interface LiveViewer {
  /** A person's, or a name that was made for a guest: letters, digits, `_`, `-`, at most 64. */
  id: string;
  /** The session that the address works with, and ends with (P42); null for a guest. */
  sessionId: string | null;
  until: Date;
  /** Staff: not counted. */
  isUnseen?: boolean;
}

export interface LiveState {
  generation: number;
  /** Null before the first part. */
  lastPartAt: Date | null;
  /** Since then, by a clock that does not jump where this process took it. */
  silentMs: number;
  viewers: number;
  /** What was sent so far, and in how many parts. */
  durationMs: number;
  parts: number;
}

export interface LiveEvents {
  /** The first part of a generation is there. Said by the process that took it; may come twice. */
  started: { streamId: string; generation: number };
  /** At most once a second, by the process that took it. */
  part: { streamId: string; generation: number; durationMs: number };
  /** The engine goes on no more: what was sent is not what it says it is, or lasts too long. Whoever keeps the books ends it there, too. */
  ended: { streamId: string; why: 'invalid' | 'too_long' };
}

/** A stretch of what was sent without a change of size or codec: a film of its own. */
export interface RecordedRun {
  index: number;
  durationMs: number;
  /** Bytes of each ten seconds of it. */
  tens: number[];
  width: number;
  height: number;
}

export interface Recordings {
  /** What is in the store, in its order; after a crash, too, but for what came in the last ten seconds before. */
  runs(streamId: string): Promise<RecordedRun[]>;
  /** One run as one fragmented MP4 without holes in its time, cut at parts. */
  read(streamId: string, index: number, cut?: { fromMs?: number; toMs?: number }): AsyncIterable<Buffer>;
  /** May be repeated. */
  remove(streamId: string): Promise<void>;
}

/** How live pictures get from a host to viewers (P610). Who may send or watch is somebody else's to say. */
export interface LiveEngine {
  readonly kind: 'relay' | 'livekit';
  open(streamId: string, opening: Opening): Promise<Ingest>;
  watch(streamId: string, viewer: LiveViewer): Promise<Watching>;
  /** Cuts one viewer, or all, on every node. That they may not come back is said by who is asked for rights. */
  expel(streamId: string, viewerId: string | 'all'): Promise<void>;
  /** It is over, on every node. What this process knows of it is in the store when it resolves. May be repeated. */
  close(streamId: string): Promise<void>;
  /**
   * The streams that hosts send to this process, which keeps what is known of them and takes their stills; null where all processes know the same. Whoever asked about
   * all of them would have to be sent all of them.
   */
  carried(): string[] | null;
  /** Null where nothing is known of it: here, and on the nodes that this one shares parts with. */
  state(streamId: string): Promise<LiveState | null>;
  /**
   * The last seconds as one fragmented MP4, also where it is over, as long as the recording is there; nothing where the engine keeps nothing.
   * @param agoSeconds of so long ago, counted in what was sent
   */
  recent(streamId: string, seconds: number, agoSeconds?: number): AsyncIterable<Buffer>;
  /** What the routes of this server need, where it carries the pictures itself. */
  readonly relay?: Relay;
  /** Where viewers connect to somebody else. */
  readonly admission?: Admission;
  /** Empty where the engine keeps none. */
  readonly recordings: Recordings;
  /** @returns how to hear it no more */
  on<Name extends keyof LiveEvents>(event: Name, hear: (said: LiveEvents[Name]) => void): () => void;
  stop(): Promise<void>;
}
