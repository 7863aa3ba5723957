import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, in its order: begun last, each would be waited for alone while a core does nothing. */
const LONG = [
  'test/money-model',
  'video/video-engine',
  'video/process-upload',
  'video/hostile-video',
  'test/crash',
  'video/killed-worker',
  'test/plans',
  'image/trace-mark',
  'http/idempotency',
  'posts/create-post',
  'test/plain-words',
  'test/calls',
  'commands/remove-demo',
  'commands/commands',
  'platform/killed-worker',
  'media/serve/rights-end',
  'test/upload-memory',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return place < 0 ? LONG.length : place;
    };
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other));
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
        // These put a browser's things in place of the global ones.
        test: { name: 'web', include: ['apps/web/**/*.test.ts', 'apps/web/**/*.test.tsx'], exclude },
      },
    ],
    sequence: { sequencer: LongestFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One more than there are cores: many files wait for a clock, a disk or a program of their own.
    maxWorkers: 3,
  },
});
