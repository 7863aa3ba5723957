const KEY = /^[a-z0-9/_.-]+$/;
const MAX_KEY_LENGTH = 512;

function isSegment(segment: string): boolean {
  // A leading dot covers `.` and `..`, and keeps the disk's own folders out of reach.
  return segment !== '' && !segment.startsWith('.');
}

/** Whether a text may name a stored file: lower case, no empty part, no part that begins with a dot. */
export function isStorageKey(key: string): boolean {
  return key.length <= MAX_KEY_LENGTH && KEY.test(key) && key.split('/').every(isSegment);
}

/**
 * Guards every entry to a store. Keys are made by the server, so a bad one is a defect, not a refusal.
 * @throws TypeError
 */
export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new TypeError(`not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
}
