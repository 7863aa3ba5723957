import type { Answer } from '../../../lib/api-types.ts';

/** A running stream as staff sees it. */
export type WatchedStream = Answer<'GET /admin/live'>['lives'][number];
