import { spawnSync } from 'node:child_process';

/** As many as `npm test` lives through: the laws look at all of the books each time, so larger ones cost ever more. */
const RUNS_PER_DATABASE = 250;

/** Histories in which people act at once, and stories in which each act is foretold to the centavo. */
const MODELS = ['apps/server/test/money-model.test.ts', 'apps/server/test/purse-model.test.ts'];

/**
 * `npm run model`: a thousand random histories of money, or as many as said, and as many stories, in a fresh database for each two
 * hundred and fifty; it says how far it is, and takes the time that it takes. Ends with the first that breaks a promise.
 */
const wanted = Number(process.argv[2] ?? 1000);
let lived = 0;
while (lived < wanted && !process.exitCode) {
  const runs = Math.min(RUNS_PER_DATABASE, wanted - lived);
  for (const model of MODELS) {
    const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', model], {
      stdio: 'inherit',
      env: { ...process.env, MODEL_RUNS: String(runs) },
    });
    process.exitCode ||= status ?? 1;
  }
  lived += runs;
  process.stdout.write(
    `${lived} of ${wanted} histories${process.exitCode ? ', and the last of them failed' : ''}\n`,
  );
}
