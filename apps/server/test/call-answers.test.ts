import { calls } from '@likha/contract/calls';
import { describe, expect, it } from 'vitest';
import { FakeLiveEngine } from '../src/modules/live/live.fixture.ts';
import { names, useCalls } from './calls.fixture.ts';
import { buyAndWrite } from './happy-path/buy-and-write.ts';
import { closeTheBooks, payTheTax } from './happy-path/close-the-books.ts';
import { goLive } from './happy-path/go-live.ts';
import { beginPath } from './happy-path/happy-path.ts';
import { joinAndPublish } from './happy-path/join-and-publish.ts';
import { keepItHonest } from './happy-path/keep-it-honest.ts';
import { lookAfterAccounts } from './happy-path/look-after-accounts.ts';
import { onlyReading } from './only-reading.ts';

/** What may lag reads by what can do nothing else, as by a replica. */
const calling: ReturnType<typeof useCalls> = useCalls({
  live: new FakeLiveEngine(),
  reads: onlyReading(() => calling.harness.connectionString),
});

describe('every answer', () => {
  it('is what the contract says, no field less and none more', async () => {
    const path = beginPath(calling);
    const joined = await joinAndPublish(path);
    await buyAndWrite(path, joined);
    await goLive(path, joined);
    await keepItHonest(path, joined);
    await lookAfterAccounts(path, joined);
    await closeTheBooks(path);
    await payTheTax(path);
    for (const name of names) {
      const answer = path.answers.get(name);
      expect(answer, `${name} was not made`).toBeDefined();
      // zod drops what the contract does not name, so equality means that nothing else was sent.
      expect(calls[name].response.parse(answer), name).toEqual(answer);
    }
  });
});
