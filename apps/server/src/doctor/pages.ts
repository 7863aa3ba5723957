import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Examination, fault, ok } from './finding.ts';

const WEB_ROOT = new URL('../../../web', import.meta.url).pathname;

/** Without what is built a web node answers calls, is ready by every measure, and has no page to show (P925). */
export const pagesOf = (root: string): Examination => ({
  part: 'pages',
  async look({ env }) {
    if (env.ROLE === 'worker') return [ok('the web nodes show them')];
    const isBuilt = ['dist/index.html', 'dist-server/entry-server.js'].every((file) =>
      existsSync(join(root, file)),
    );
    return [
      isBuilt
        ? ok('the web app is built')
        : fault('the web app is not built: no page is shown', 'run "npm run build" where Likha lies'),
    ];
  },
});

export const pages = pagesOf(WEB_ROOT);
