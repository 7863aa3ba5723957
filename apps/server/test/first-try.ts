import type { Try } from '../src/platform/declare-job.ts';

/** What a handler is told that a test calls by itself: tries are left, and no worker is about to end. */
export const FIRST_TRY: Try = { isLastAttempt: false, signal: new AbortController().signal };
