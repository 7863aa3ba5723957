import type { z } from 'zod';
import type { liveLine } from './live-chat.ts';

/** A line as everybody who may watch sees it: `client_id` is null, whoever wrote it. */
export type LiveLine = z.output<typeof liveLine>;

/** What a socket says of a stream. Types alone: the web bundles this file. */
export interface LiveNews {
  stream_id: string;
  /** What was said before reaches to this `seq`: whoever is not there yet has missed something, and asks. */
  after: number;
  /** Those that came since, the oldest first. */
  lines: LiveLine[];
  /** Lines to be taken off the screen. */
  removed: string[];
  /** The `seq` of the newest line that everybody sees: whoever has a gap before asks for it. */
  cursor: number;
  state: 'scheduled' | 'running' | 'waiting' | 'ended';
  viewers_count: number;
  goal_reached: number | null;
  pinned: string | null;
  slow_seconds: number;
  subscribers_only: boolean;
  /** Of staff, for the host alone: nobody else is told whether there is one. */
  warning?: { text: string; at: string } | null;
}
