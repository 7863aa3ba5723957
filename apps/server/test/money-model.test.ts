import fc from 'fast-check';
import { describe, it } from 'vitest';
import { useHarness } from './harness.ts';
import { history, live } from './money-model.ts';
import { expectLaws } from './money-model-kept.ts';

/**
 * Random histories of every movement there is: people who act at once and again, connections that die in the middle, rates
 * that change. Real: PostgreSQL and the use cases. Fake: providers and clock. Others at each run: sixty are what the minutes
 * of `npm test` allow, and `npm run model` lives through 1,000.
 */
const RUNS = Number(process.env.MODEL_RUNS ?? 60);
const LAWS_EVERY = 20;
/** By the command nobody waits for it: it says how far it is instead. */
const LIMIT_MS = process.env.MODEL_RUNS ? 0 : RUNS * 2_000;

const harness = useHarness();

describe(`${RUNS} histories of buying, paying, unlocking, refunding, disputing and changing rates`, () => {
  it(
    'keep what was promised to everybody, and every law',
    async () => {
      let lived = 0;
      await fc.assert(
        fc.asyncProperty(history, async (moments) => {
          await live(harness, moments);
          lived += 1;
          if (lived % LAWS_EVERY === 0) await expectLaws(harness);
          if (process.env.MODEL_RUNS && lived % LAWS_EVERY === 0)
            process.stdout.write(`${lived} of ${RUNS} histories\n`);
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
      await expectLaws(harness);
    },
    LIMIT_MS,
  );
});
