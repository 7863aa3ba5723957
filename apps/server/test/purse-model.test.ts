import fc from 'fast-check';
import { describe, it } from 'vitest';
import { useHarness } from './harness.ts';
import { expectLaws } from './money-model-kept.ts';
import { known, story, tell } from './purse-model.ts';

/**
 * Random stories, one act after another, in which every centavo of everybody is foretold: what waits, what may be asked for, what
 * is owed and what came back. Real: PostgreSQL, the use cases and what jobs do. Fake: providers and clock. `npm run model` tells more.
 */
const RUNS = Number(process.env.MODEL_RUNS ?? 40);
const LAWS_EVERY = 20;
/** By the command nobody waits for it: it says how far it is instead. */
const LIMIT_MS = process.env.MODEL_RUNS ? 0 : RUNS * 4_000;

const harness = useHarness();

describe(`${RUNS} stories of selling, holding, taking back and giving back`, () => {
  it(
    'leave everybody with what was foretold, after every act',
    async () => {
      let told = 0;
      await fc.assert(
        fc.asyncProperty(story, async (acts) => {
          await tell(harness, acts);
          told += 1;
          if (told % LAWS_EVERY !== 0) return;
          await expectLaws(harness);
          if (process.env.MODEL_RUNS) process.stdout.write(`${told} of ${RUNS} stories\n`);
        }),
        { numRuns: RUNS, examples: known.map((acts) => [acts]) },
      );
      await expectLaws(harness);
    },
    LIMIT_MS,
  );
});
