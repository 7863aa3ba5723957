const LONGEST_WAIT_MS = 3_000;

/** Waits for what should not hold anything up: three seconds at most. */
export function soon(awaited: Promise<void>): Promise<void> {
  return Promise.race([awaited, new Promise<void>((done) => setTimeout(done, LONGEST_WAIT_MS))]);
}
