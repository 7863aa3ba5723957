import { describe, expect, it } from 'vitest';
import { answerOfThread, type LimitedThread } from './limited-thread.ts';

const PROGRAM = new URL('./limited-thread.fixture.ts', import.meta.url);
const LIMITS = { program: PROGRAM, heapMegabytes: 64, processorMs: 30_000 };

/** Real: the threads, and what the kernel says of their work. */
const run = (task: string, limits: Partial<LimitedThread> = {}) =>
  answerOfThread({ ...LIMITS, ...limits, data: task });

describe('a limited thread', () => {
  it('answers', async () => {
    expect(await run('answer')).toBe('answer');
  });

  it('may take longer by the clock than it may work', async () => {
    expect(await run('rest', { processorMs: 1000 })).toBe('answer');
  });

  it.each([
    ['computes for ever', 'compute', { processorMs: 300 }, 'more than 300 ms of the processor'],
    ['waits for what never comes', 'wait', { idleMs: 1000 }, 'does nothing'],
    ['stands still', 'stand still', { idleMs: 1000 }, 'does nothing'],
    ['ends without a word', 'end', {}, 'ended with 3'],
    ['breaks', 'break', {}, 'broken'],
    ['hoards', 'hoard', {}, 'memory'],
  ])('that %s is given up', async (_, task, limits, why) => {
    await expect(run(task, limits)).rejects.toThrow(why);
  });
});
