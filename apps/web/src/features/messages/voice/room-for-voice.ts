import { unsentNow } from '../outbox/outbox.ts';

/** Voice notes that wait for a network on one device: three minutes are some 700 kB in most browsers, and never more than 8 MB (P814). */
const MOST_NOTES = 10;
const MOST_BYTES = 24 * 1024 ** 2;

/** Whether one more may wait. */
export function hasRoomFor(blob: Blob): boolean {
  const waiting = unsentNow().flatMap(({ voice }) => voice?.blob ?? []);
  const bytes = waiting.reduce((sum, { size }) => sum + size, blob.size);
  return waiting.length < MOST_NOTES && bytes <= MOST_BYTES;
}
