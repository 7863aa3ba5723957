import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { heapMegabytes, nodeFlags } from './server-process.mjs';

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
