import { spawnSync } from 'node:child_process';

/** `npm run model`: ten times as many random histories of money as `npm test` lives through, or as many as said. */
const runs = process.argv[2] ?? '5000';
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'apps/server/test/money-model.test.ts'],
  { stdio: 'inherit', env: { ...process.env, MODEL_RUNS: runs } },
);
process.exitCode = status ?? 1;
