import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { heapMegabytes, NO_PROTO, nodeFlags } from './server-process.mjs';

const GIGABYTE = 2 ** 30;

describe('the heap of a process', () => {
  it('is a quarter of the memory, within bounds', () => {
    expect(heapMegabytes(4 * GIGABYTE)).toBe(1024);
    expect(heapMegabytes(GIGABYTE / 2)).toBe(256);
    expect(heapMegabytes(64 * GIGABYTE)).toBe(2048);
  });

  it('follows from this machine, whether Node is started by us or by the container', () => {
    const script = new URL('./server-process.mjs', import.meta.url).pathname;
    for (const role of ['web', 'worker']) {
      const { stdout } = spawnSync(process.execPath, [script], { env: { ROLE: role }, encoding: 'utf8' });
      expect(stdout.split(' ')).toEqual(nodeFlags(role));
      const heap = Number(/--max-old-space-size=(\d+)/.exec(stdout)?.[1]);
      expect(heap).toBeGreaterThanOrEqual(256);
      expect(heap).toBeLessThanOrEqual(2048);
    }
  });
});

describe('what runs for us', () => {
  it('has no object with a __proto__, in no thread and in no context of its own', () => {
    const program = `
      const { Worker, isMainThread } = require('node:worker_threads');
      const has = "'__proto__' in Object.prototype";
      console.log(eval(has), require('node:vm').runInNewContext(has), Object.getPrototypeOf({}) === Object.prototype);
      if (isMainThread) new Worker(process.argv[1], { eval: true });`;
    const args = [...nodeFlags('web'), '-e', program, program];
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(stdout).toBe('false false true\n'.repeat(2));
  });

  it('is started so everywhere: by us, in the image, its commands, and what it starts', () => {
    expect(nodeFlags('worker')).toContain(NO_PROTO);
    const starts = {
      'scripts/launch.mjs': /: \[NO_PROTO\]/,
      'scripts/likha.mjs': /\[NO_PROTO,/,
      Dockerfile: /exec node \$\(node scripts\/server-process\.mjs\)/,
      'apps/server/src/platform/confined-process.ts': /'--disable-proto=delete'/,
      'apps/server/src/platform/local/sandbox-process.ts': /'--disable-proto=delete'/,
    };
    for (const [file, says] of Object.entries(starts))
      expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'), file).toMatch(says);
    // Whoever starts another Node is one of these.
    const found = spawnSync('git', ['grep', '-lE', 'execPath|fork\\(', '--', 'apps/*/src'], {
      encoding: 'utf8',
    });
    const others = found.stdout.split('\n').filter((path) => path && !/\.(test|fixture)\.ts$/.test(path));
    expect(
      others.every((path) => path in starts),
      others.join(),
    ).toBe(true);
  });
});
