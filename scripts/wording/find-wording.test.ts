import { describe, expect, it } from 'vitest';
import { findWording } from './find-wording.ts';

/** Put together here, so that this file passes the check that it tests. */
const join = (...parts: string[]) => parts.join('');

describe('wording', () => {
  it.each([
    join('// TO', 'DO later'),
    join('# FIX', 'ME: now'),
    join("const log = '/wo", "rk/main/log.txt';"),
    join('see /ro', 'ot/.npmrc'),
    join('cd /ho', 'me/maria/likha'),
    join('"resolved": "https://registry.npm', 'js.org/zod/-/zod-4.6.7.tgz"'),
    join('"resolved": "http://10.0.0.1:4873/verdac', 'cio/zod.tgz"'),
    join('<<<<', '<<< HEAD'),
  ])('finds %s', (line) => {
    expect(findWording(`fine\n${line}\nfine`)).toEqual([expect.objectContaining({ line: 2 })]);
  });

  it.each([
    'the method todo() and a fixmeup',
    "await import('./work/list.ts'); // ../home/index.ts",
    "const folder = join(dataDir, 'work');",
    'GET /api/home/feed and {base}/work/x and https://likha.example/home/x',
    'https://github.com/npm/cli',
    '<div>======= <<<</div>',
    'runs as root, works at home',
  ])('leaves %s', (line) => {
    expect(findWording(line)).toEqual([]);
  });
});
