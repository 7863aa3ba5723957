import { describe, it } from 'vitest';
import { FakeSender } from './fake-sender.ts';
import { useHarness } from './harness.ts';
import { IS_COMMAND, runModel } from './model-runs.ts';
import { history, live } from './money-model.ts';
import { expectLaws } from './money-model-kept.ts';

/**
 * Random histories of every movement there is: people who act at once and again, jobs that run beside them, connections that die in
 * the middle, rates that change. Real: PostgreSQL and the use cases. Fake: providers and clock. Others at each run: sixty are what
 * the minutes of `npm test` allow, and `npm run model` lives through 1,000.
 */
const RUNS = Number(process.env.MODEL_RUNS ?? 60);
/** By the command nobody waits for it: it says how far it is instead. */
const LIMIT_MS = IS_COMMAND ? 0 : RUNS * 10_000;

const harness = useHarness({ deps: { payoutSender: new FakeSender() } });

describe(`${RUNS} histories of buying, paying, unlocking, refunding, disputing and changing rates`, () => {
  it(
    'keep what was promised to everybody, and every law',
    () =>
      runModel({
        name: 'money-model',
        plural: 'histories',
        arbitrary: history,
        runs: RUNS,
        live: (moments) => live(harness, moments),
        look: () => expectLaws(harness),
      }),
    LIMIT_MS,
  );
});
