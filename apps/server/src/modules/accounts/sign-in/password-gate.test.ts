import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { login } from '../accounts.fixture.ts';
import { PasswordGate, passwordGate } from './password-gate.ts';

/** Fake: captcha, clock. */
const harness = useHarness();

const BOUNDS = { atOnce: 2, waiting: 6, waitingOfOne: 3, patienceMs: 10_000 };

/** Work that goes on until it is let go. */
function holding() {
  let letGo = () => {};
  const end = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await end;
    running -= 1;
    return 'done';
  };
  return { work, letGo, most: () => most };
}

const outcome = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

describe('the gate of passwords', () => {
  it('lets so many be worked on at a time, and so many wait; beyond them it refuses at once', async () => {
    const gate = new PasswordGate(BOUNDS);
    const { work, letGo, most } = holding();
    const inside = Array.from({ length: 8 }, (_, index) => outcome(gate.pass(`10.0.0.${index}`, work)));
    const beyond = await Promise.race([outcome(gate.pass('10.0.0.9', work)), inside[0]]);
    expect(beyond).toBe('service_unavailable');
    letGo();
    expect(await Promise.all(inside)).toEqual(Array(8).fill('done'));
    expect(most()).toBe(2);
    expect(await gate.pass('10.0.0.9', async () => 'done')).toBe('done');
  });

  it('keeps places for others from one who asks for all', async () => {
    const gate = new PasswordGate(BOUNDS);
    const { work, letGo } = holding();
    const ofOne = Array.from({ length: 8 }, () => outcome(gate.pass('203.0.113.9', work)));
    const other = outcome(gate.pass('198.51.100.9', work));
    letGo();
    const ends = await Promise.all(ofOne);
    expect(ends.filter((end) => end === 'service_unavailable')).toHaveLength(3);
    expect(await other).toBe('done');
  });

  it('lets nobody wait longer than it says, and gives the place to the next', async () => {
    const gate = new PasswordGate({ ...BOUNDS, patienceMs: 50 });
    const { work, letGo } = holding();
    const inside = [gate.pass('a', work), gate.pass('b', work)];
    expect(await outcome(gate.pass('c', work))).toBe('service_unavailable');
    letGo();
    await Promise.all(inside);
    expect(await gate.pass('d', async () => 'done')).toBe('done');
  });

  it('leaves its place when the work fails', async () => {
    const gate = new PasswordGate({ ...BOUNDS, atOnce: 1 });
    const failing = async () => Promise.reject(new Error('broken'));
    await expect(gate.pass('a', failing)).rejects.toThrow('broken');
    expect(await gate.pass('b', async () => 'done')).toBe('done');
  });
});

describe('signing in while the gate is full', () => {
  it('is refused in words, with when to come back, and counts as no wrong password', async () => {
    const { work, letGo } = holding();
    const held = Array.from({ length: 203 }, (_, index) => outcome(passwordGate.pass(`held ${index}`, work)));
    const nobody = 'walang-tao@example.test';
    const refused = [];
    for (let times = 0; times < 12; times += 1) refused.push(await login(harness, nobody, 'mali-mali-mali'));
    letGo();
    await Promise.all(held);
    for (const answer of refused) {
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(answer.json().detail).toBe(
        'Many people are signing in right now. Please try again in a few seconds.',
      );
    }
    expect((await login(harness, nobody, 'mali-mali-mali')).json().code).toBe('invalid_credentials');
  });

  it('answers all of the many that come at once, and tells some of them to come back', async () => {
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        login(harness, `dagsa${index}@example.test`, 'mali-mali-mali', {
          remoteAddress: `10.9.${index >> 6}.${index & 63}`,
        }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401, 503]));
  });
});
