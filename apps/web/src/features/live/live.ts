import type { Answer } from '../../lib/api-types.ts';

/** A stream as this viewer sees it. */
export type LiveStream = Answer<'GET /live/{id}'>;
export type OwnLive = Answer<'GET /live/own'>['lives'][number];
export type LiveLine = Answer<'GET /live/{id}/chat'>['lines'][number];

/** Is it on, even though its picture may be away for a moment? */
export function isOn({ state }: Pick<LiveStream, 'state'>): boolean {
  return state === 'running' || state === 'waiting';
}
