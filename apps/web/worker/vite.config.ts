import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { keptFiles } from './kept-files.ts';

const dist = join(import.meta.dirname, '../dist');
const kept = JSON.stringify(keptFiles(dist));

/** The worker, from what was built before: it names the files that it keeps. Always at the same address, as browsers look for it there. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  define: {
    KEPT_FILES: kept,
    RELEASE: JSON.stringify(createHash('sha256').update(kept).digest('hex').slice(0, 12)),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    outDir: dist,
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: join(import.meta.dirname, 'service-worker.js'),
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
});
