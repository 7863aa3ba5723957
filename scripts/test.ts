import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  failedElsewhere,
  failedJourneys,
  failedTests,
  type JourneyReport,
  type TestReport,
} from './failed-tests.ts';
import { LONG_TESTS, longTests, type Report } from './long-tests.ts';
import { serverEnvironment } from './server-process.mjs';
import { UNHANDLED_ERRORS } from './unhandled-errors.ts';

/** Tests start many programs of ours: what one of them has compiled, the next finds. */
const { NODE_COMPILE_CACHE } = serverEnvironment();

/** Everything that decides whether main is releasable: checks, unit and integration tests, journeys in a browser. */
const ROOT = resolve(import.meta.dirname, '..');
const results = mkdtempSync(join(tmpdir(), 'likha-results-'));

interface Counts {
  passed: number;
  failed: number;
  /** What the end of the run says of each that failed. */
  failures: string[];
}

interface Step {
  name: string;
  args: string[];
  /** Nothing after it is looked at where it failed. */
  isGate?: true;
  count(): Counts;
}

const vitestReport = join(results, 'vitest.json');
const unhandledErrors = join(results, 'unhandled-errors.json');
const journeyReport = join(results, 'journeys.json');

const steps: Step[] = [
  {
    name: 'checks',
    args: ['scripts/check.ts'],
    isGate: true,
    count: () => ({ passed: 0, failed: 0, failures: [] }),
  },
  {
    name: 'unit and integration tests',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--reporter=./scripts/unhandled-errors.ts',
      `--outputFile.json=${vitestReport}`,
    ],
    count: countVitest,
  },
  { name: 'journeys', args: ['node_modules/@playwright/test/cli.js', 'test'], count: countJourneys },
];

function countVitest(): Counts {
  const report = JSON.parse(readFileSync(vitestReport, 'utf8')) as Report &
    TestReport & {
      numPassedTests: number;
      numFailedTests: number;
    };
  if (process.argv.includes('--measure')) writeFileSync(join(ROOT, LONG_TESTS), longTests(report, ROOT));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: [...failedTests(report, ROOT), ...failedElsewhere(errorsOfNoTest())],
  };
}

function errorsOfNoTest(): string[] {
  return existsSync(unhandledErrors) ? JSON.parse(readFileSync(unhandledErrors, 'utf8')) : [];
}

function countJourneys(): Counts {
  const report = JSON.parse(readFileSync(journeyReport, 'utf8')) as JourneyReport & {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky, failures: failedJourneys(report) };
}

function run({ args }: Step): Promise<number> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        NODE_COMPILE_CACHE,
        ...process.env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport,
        [UNHANDLED_ERRORS]: unhandledErrors,
        CI: process.env.CI ?? 'true',
      },
    });
    child.on('exit', (code) => done(code ?? 1));
  });
}

/** A step that failed has failed once at the least, whether or not it came to write its report. */
function countsOf(step: Step, code: number): Counts {
  if (code === 0) return step.count();
  const unnamed = `✘ ${step.name} › see further up\n`;
  try {
    const counts = step.count();
    const failures = counts.failures.length > 0 ? counts.failures : [unnamed];
    return { ...counts, failed: Math.max(1, counts.failed), failures };
  } catch {
    return { passed: 0, failed: 1, failures: [unnamed] };
  }
}

const total: Counts = { passed: 0, failed: 0, failures: [] };
let isFailed = false;
try {
  // One run says all that is wrong: a failed test hides no failed journey.
  for (const step of steps) {
    process.stdout.write(`\n── ${step.name}\n`);
    const began = performance.now();
    const code = await run(step);
    process.stdout.write(
      `── ${step.name}: ${code === 0 ? 'ok' : 'FAILED'} in ${Math.round((performance.now() - began) / 1000)} s\n`,
    );
    const counts = countsOf(step, code);
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.failures.push(...counts.failures);
    isFailed ||= code !== 0;
    if (code !== 0 && step.isGate) break;
  }
} finally {
  rmSync(results, { recursive: true, force: true });
}
// Where only the end of a long run is kept, the end says what is wrong.
if (total.failures.length > 0) process.stdout.write(`\n── what failed\n${total.failures.join('')}`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = isFailed ? 1 : 0;
