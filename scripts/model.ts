import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** As many as `npm test` lives through: the laws look at all of the books each time, so larger ones cost ever more. */
const RUNS_PER_DATABASE = 250;
/** What depends on who comes first fails now and then. */
const TIMES_AGAIN = 50;
const ROOT = resolve(import.meta.dirname, '..');

/** Histories in which people act at once, and stories in which each act is foretold to the centavo. */
const MODELS = ['money-model', 'purse-model'];

/**
 * `npm run model`: a thousand random histories of money, or as many as said, and as many stories, in a fresh database for each two
 * hundred and fifty; it says how far it is, and takes the time that it takes. Ends with the first that breaks a promise, and says
 * how to live it again: `npm run model -- --replay=FILE` fifty times, or as often as said; `--seed=N` begins all of a run anew.
 */
const { values: asked, positionals } = parseArgs({
  options: { seed: { type: 'string' }, replay: { type: 'string' } },
  allowPositionals: true,
});
const kept = asked.replay ? JSON.parse(readFileSync(join(ROOT, asked.replay), 'utf8')) : null;
const wanted = Number(positionals[0] ?? (kept ? TIMES_AGAIN : asked.seed ? RUNS_PER_DATABASE : 1000));
let lived = 0;
while (lived < wanted && !process.exitCode) {
  const runs = Math.min(RUNS_PER_DATABASE, wanted - lived);
  for (const model of kept ? [kept.model] : MODELS) if (!process.exitCode) run(model, runs);
  lived += runs;
  process.stdout.write(
    `${lived} of ${wanted} histories${process.exitCode ? ', and the last of them failed' : ''}\n`,
  );
}

function run(model: string, runs: number): void {
  const file = `apps/server/test/${model}.test.ts`;
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', file], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      MODEL_RUNS: String(runs),
      ...(asked.seed ? { MODEL_SEED: asked.seed } : {}),
      ...(asked.replay ? { MODEL_REPLAY: asked.replay } : {}),
    },
  });
  process.exitCode ||= status ?? 1;
}
