import { readFileSync } from 'node:fs';

/**
 * Loaded before a server whose clock a journey moves: it is ahead of the machine's by what a file says, so that a month passes in a moment.
 * `node --import ./e2e/other-time.ts apps/server/src/main.ts`
 */
const file = process.env.OTHER_TIME ?? '';
const Machine = Date;
let [ahead, readAt] = [0, -1000];

/** Read anew a few times a second, however often somebody looks at the clock. */
function moved(): number {
  if (performance.now() - readAt > 200) {
    ahead = Number(readFileSync(file, 'utf8'));
    readAt = performance.now();
  }
  return Machine.now() + ahead;
}

globalThis.Date = new Proxy(Machine, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [moved()] : given, made),
  get: (target, name) => (name === 'now' ? moved : Reflect.get(target, name)),
});
