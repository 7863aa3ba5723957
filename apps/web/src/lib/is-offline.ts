/** Whether this browser knows that it has no connection. False where it cannot know. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
