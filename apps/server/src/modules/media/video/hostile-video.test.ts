import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFaulty, runVideoTask, VideoTookTooLong } from './run-video-task.ts';
import { COPYING } from './task-limits.ts';
import { strippedSchema } from './video-task.ts';

/** Real: the child process. What is short: its limits. */
const DEADLINE_MS = 5000;
const PROCESSOR_SECONDS = 4;
const MUTATIONS = 45;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likha-hostile-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function strip(content: Buffer, timeoutMs = DEADLINE_MS) {
  const own = await mkdtemp(join(folder, 'job-'));
  const source = join(own, 'original');
  await writeFile(source, content);
  const limits = { ...COPYING, timeoutMs, processorSeconds: PROCESSOR_SECONDS };
  const task = { do: 'strip', source, folder: own } as const;
  const result = await runVideoTask({ task, folder: own, limits, answer: strippedSchema }).catch((error) => {
    if (error instanceof VideoTookTooLong) return error;
    throw error;
  });
  await rm(own, { recursive: true });
  return result;
}

/** As many elements of two bytes each as were once enough to burn a minute. */
function manyElements(count: number): Buffer {
  const head = Buffer.from('1a45dfa3874282847765626d1853806701ffffffffffffff', 'hex');
  return Buffer.concat([head, Buffer.alloc(count * 2, Buffer.from('ec80', 'hex'))]);
}

describe('a hostile file', () => {
  // Read to its end it takes a minute, here or in a child: neither the wait for it nor the event loop lasts so long.
  it('of 1.95 million tiny elements costs some seconds of the processor, and the event loop nothing', async () => {
    const loop = monitorEventLoopDelay({ resolution: 10 });
    const content = manyElements(1_950_000);
    loop.enable();
    const result = await strip(content, COPYING.timeoutMs);
    loop.disable();
    expect(isFaulty(result)).toBe(true);
    expect(loop.max / 1e6).toBeLessThan(DEADLINE_MS);
  });

  it(`however it is broken costs its deadline at most: ${MUTATIONS} of them`, {
    timeout: 200_000,
  }, async () => {
    const names = ['located.mp4', 'located.mov', 'tagged.webm'];
    const whole = await Promise.all(
      names.map((name) => readFile(fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url)))),
    );
    // The same files each time, so that one that fails can be looked at.
    let state = 7;
    const random = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor((state / 2 ** 31) * below);
    };
    const broken = Array.from({ length: MUTATIONS }, (_, index) => {
      const content = Buffer.from(whole[index % whole.length] ?? '');
      for (let change = random(12); change >= 0; change -= 1) {
        const at = random(content.length);
        content.fill(
          [0, 1, 7, 8, 0x7f, 0x80, 0xff][random(7)] ?? 0,
          at,
          Math.min(content.length, at + 1 + random(4)),
        );
      }
      return content.subarray(0, index % 5 === 0 ? random(content.length) : content.length);
    });
    // Some of them do nothing until their deadline, which says nothing of the file.
    const atOnce = pLimit(4);
    const ends = await Promise.all(broken.map((content) => atOnce(() => strip(content))));
    expect(ends.filter(isFaulty).length).toBeGreaterThan(10);
  });
});
