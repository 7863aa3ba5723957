const NO_ROOM_CODES = new Set([
  'ENOSPC',
  'EDQUOT',
  // PostgreSQL: disk_full.
  '53100',
]);
/** What libraries that write by themselves say, as the one that makes pictures. */
const NO_ROOM = /no space left on device|disk quota exceeded/i;
/** What stores that speak S3 answer: insufficient storage. */
const INSUFFICIENT_STORAGE = 507;

/** Was there no room left for what was to be written: on a disk of ours, the database's, or the store's (P264)? */
export function isNoRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  return (
    NO_ROOM_CODES.has(String(code)) ||
    $metadata?.httpStatusCode === INSUFFICIENT_STORAGE ||
    NO_ROOM.test(error.message)
  );
}
