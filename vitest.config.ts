import { defineConfig } from 'vitest/config';

/** One PostgreSQL for all files; each file that needs a database clones the migrated template. */
export default defineConfig({
  test: {
    globalSetup: ['apps/server/test/global-setup.ts'],
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'apps/**/*.test.tsx', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One more than there are cores: many files wait for a clock, a disk or a program of their own.
    maxWorkers: 3,
  },
});
