import type { PartFault } from './part-refused.ts';

/** What a host sends: the init segment (n = 0) or a part of a generation. */
export interface Sent {
  streamId: string;
  generation: number;
  n: number;
  bytes: Buffer;
}

/** What became of it. `next` is what the host is to send next, where that is known. */
export type Taken =
  | { took: true; next: number; viewers: number }
  | {
      took: false;
      why: 'out_of_order' | 'superseded' | 'ended' | 'too_fast' | 'in_turn' | 'away';
      next?: number;
    }
  | { took: false; why: 'refused'; fault: PartFault; next?: number };

/** Whose token it is, and of which connection. */
export interface HostSession {
  generation: number;
  sessionId: string;
}

export type GrantVerdict = { viewerId: string; isUnseen: boolean } | { refusal: 'bad_signature' | 'expired' };

/** What a viewer asks for; `segment` and `part` of a playlist name the state that is to be waited for. */
export interface Asked {
  streamId: string;
  viewerId: string;
  isUnseen: boolean;
  /** Registers what is to be done once whoever asks is gone. */
  onGone(leave: () => void): void;
}

export interface AskedState {
  msn: number;
  index?: number;
}

export type Served<Found> = { found: Found } | { refusal: 'unknown' | 'cut' | 'full' | 'ahead' };

/** What the routes of the relay need besides what everybody may ask of an engine. */
export interface Relay {
  readGrant(streamId: string, grant: string, asked: { now: Date; sessionId: string | null }): GrantVerdict;
  isToken(token: string, streamId: string, host: HostSession): boolean;
  take(sent: Sent): Promise<Taken>;
  /** What the host is to send next; null where that is not known here. */
  next(streamId: string, generation: number): number | null;
  /** The playlist, at once or when what is waited for is there. */
  playlist(asked: Asked, state: AskedState | null): Promise<Served<Buffer>>;
  /** A file by its name: the bytes, one behind the other. */
  file(asked: Asked, name: string): Promise<Served<readonly Buffer[]>>;
  /** Answers all who wait, from now on at once: this process ends. */
  release(): void;
  /** Told when somebody is cut here: whatever is remembered of their rights holds no more. */
  onCut(hear: (streamId: string, viewerId: string | 'all') => void): void;
}
