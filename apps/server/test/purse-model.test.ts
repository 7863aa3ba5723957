import { describe, it } from 'vitest';
import { useHarness } from './harness.ts';
import { IS_COMMAND, runModel } from './model-runs.ts';
import { expectLaws } from './money-model-kept.ts';
import { known, story, tell } from './purse-model.ts';

/**
 * Random stories, one act after another, in which every centavo of everybody is foretold: what waits, what may be asked for, what
 * is owed and what came back. Real: PostgreSQL, the use cases and what jobs do. Fake: providers and clock. `npm run model` tells more.
 */
const RUNS = Number(process.env.MODEL_RUNS ?? 40);
/** By the command nobody waits for it: it says how far it is instead. */
const LIMIT_MS = IS_COMMAND ? 0 : RUNS * 4_000;

const harness = useHarness();

describe(`${RUNS} stories of selling, holding, taking back and giving back`, () => {
  it(
    'leave everybody with what was foretold, after every act',
    () =>
      runModel({
        name: 'purse-model',
        plural: 'stories',
        arbitrary: story,
        known,
        isForetold: true,
        runs: RUNS,
        live: (acts) => tell(harness, acts),
        look: () => expectLaws(harness),
      }),
    LIMIT_MS,
  );
});
