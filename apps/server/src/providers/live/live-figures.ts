import { LIVE } from '@likha/contract/live/live-limits';
import { HOUR_MS, SECOND_MS } from '../../platform/durations.ts';

/** What a host may send, and how it is cut into what players ask for (P610 to P612). */
export const PARTS = {
  /** Aimed at; players are told a little more, as none may be longer than they were told. */
  ms: 500,
  toldMs: 550,
  leastMs: 200,
  mostMs: 2000,
  bytes: 4_000_000,
  initBytes: 64 * 1024,
  /** Of a part's own media, so that nobody's clock matters. */
  bitsPerSecond: 6_000_000,
  rateOverMs: 10 * SECOND_MS,
  /** How far ahead of the time that has passed the media may be: what was held back while the network was away comes at once. */
  aheadMs: 10 * SECOND_MS,
  /** A hole in time beyond this is a discontinuity. */
  holeMs: 300,
  framesPerSecond: 60,
  longSide: 1920,
  shortSide: 1080,
  /** Bodies of one stream that come, and as many that were read and wait for their turn; each is in memory. */
  waiting: 2,
  /** Refused ones in a row until nobody listens any more. */
  refusedInRow: 5,
  /** So many in one segment. */
  inSegment: 4,
  /** One of so many is looked at by the confined program, as the first is. */
  lookedAt: 600,
} as const;

/** What a node keeps and answers at most (P613). */
export const RELAY = {
  /** Complete segments in a playlist; those before are in the recording. */
  segments: 6,
  /** Those of them whose parts are listed, too. */
  segmentsWithParts: 3,
  /** How far players stay behind the newest part, in parts. */
  holdBack: 3,
  /** How long a request for what is not there yet waits. */
  waitMs: 6 * SECOND_MS,
  waiting: 6000,
  waitingOfViewer: 6,
  streams: 60,
  /** Of all streams here; beyond it none begins, and those that run keep the least. */
  bytes: 256 * 1024 * 1024,
  leastSegments: 3,
  /** Who has not asked for so long is no viewer. */
  viewerMs: 12 * SECOND_MS,
  viewers: 20_000,
  /** What nobody has asked for or sent to is forgotten here after so long; what ended, after so long as well. */
  idleMs: 60 * SECOND_MS,
  streamMs: LIVE.longestHours * HOUR_MS,
  /** Segments in one file of the recording: what a crash may lose. */
  recordedSegments: 5,
} as const;
