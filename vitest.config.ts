import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LONG_TESTS } from './scripts/long-tests.ts';

const long: Record<string, number> = JSON.parse(readFileSync(join(import.meta.dirname, LONG_TESTS), 'utf8'));

/** What takes longest is begun first: begun last, it would be waited for alone while a core does nothing. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // The last run here, which Vitest keeps; in a fresh clone what `npm test -- --measure` wrote down.
    const secondsOf = (file: TestSpecification) => {
      const last = this.ctx.cache.getTestSpecificationResult(file);
      return last ? last.duration / 1000 : (long[relative(import.meta.dirname, file.moduleId)] ?? 0);
    };
    return (await super.sort(files)).sort((one, other) => secondsOf(other) - secondsOf(one));
  }
}

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

/** One PostgreSQL for all files; each file that needs a database clones the migrated template. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          globalSetup: ['apps/server/test/global-setup.ts'],
          include: [
            'packages/**/*.test.ts',
            'apps/{server,sandbox,demo}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude,
          // Each file would load the whole server anew: a third of all that the tests do. What a file needs it makes itself.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.ts', 'apps/web/**/*.test.tsx'],
          exclude,
          // These put a browser's things in place of the global ones, so each file has globals of its own. It needs no process of
          // its own for that: one that shares the modules of others is there in half the processor time.
          pool: 'vmThreads',
        },
      },
    ],
    sequence: { sequencer: LongestFirst },
    // So long that only what hangs is ended by it: how busy the machine is decides nothing.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 100_000 } },
    // One more than there are cores: many files wait for a clock, a disk or a program of their own.
    maxWorkers: 3,
  },
});
