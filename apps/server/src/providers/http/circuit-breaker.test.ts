import { describe, expect, test } from 'vitest';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import { ProviderError, type ProviderErrorCode } from './provider-error.ts';

const restMs = 60;
const error = (code: ProviderErrorCode) => new ProviderError(code, 'the call', { retryable: true });
const refused = { code: 'unavailable', retryable: true, message: expect.stringContaining('was not tried') };

/** A breaker over calls that do what they are told, and are counted. */
function start() {
  const breaker = createCircuitBreaker('paypal', restMs);
  const state = { calls: 0 };
  const run = (answer: () => Promise<string>) =>
    breaker.run('paypal: try', () => {
      state.calls += 1;
      return answer();
    });
  const fail = (code: ProviderErrorCode) => run(() => Promise.reject(error(code)));
  const work = () => run(async () => 'worked');
  return { breaker, state, run, fail, work };
}

async function opened() {
  const started = start();
  for (let count = 0; count < 5; count += 1) {
    await expect(started.fail('timeout')).rejects.toMatchObject({ message: 'the call' });
  }
  return started;
}

const rested = (breaker: CircuitBreaker) => expect.poll(() => breaker.health()).toBe('half_open');

describe('the circuit breaker', () => {
  test('opens at the fifth timeout or outage in a row, and then makes no call', async () => {
    const { breaker, state, fail, work } = start();
    for (const code of ['timeout', 'unavailable', 'timeout', 'unavailable'] as const) {
      await expect(fail(code)).rejects.toMatchObject({ code });
      expect(breaker.health()).toBe('closed');
    }
    await expect(fail('timeout')).rejects.toMatchObject({ code: 'timeout' });
    expect(breaker.health()).toBe('open');
    await expect(work()).rejects.toMatchObject(refused);
    expect(state.calls).toBe(5);
  });

  test('a success between them starts the count again', async () => {
    const { breaker, fail, work } = start();
    for (let count = 0; count < 12; count += 1) {
      if (count % 4 === 3) await work();
      else await expect(fail('timeout')).rejects.toBeDefined();
    }
    expect(breaker.health()).toBe('closed');
  });

  test.each(['rejected', 'malformed', 'bad_signature'] as const)('%s never counts', async (code) => {
    const { breaker, state, fail } = start();
    for (let count = 0; count < 20; count += 1) await expect(fail(code)).rejects.toMatchObject({ code });
    expect([breaker.health(), state.calls]).toEqual(['closed', 20]);
  });

  test('rested, it says so without being asked, and a success closes it', async () => {
    const { breaker, work } = await opened();
    await rested(breaker);
    expect(breaker.health()).toBe('half_open');
    expect(await work()).toBe('worked');
    expect(breaker.health()).toBe('closed');
  });

  test('a trial that fails opens it again for as long', async () => {
    const { breaker, state, fail, work } = await opened();
    await rested(breaker);
    await expect(fail('timeout')).rejects.toMatchObject({ message: 'the call' });
    expect(breaker.health()).toBe('open');
    await expect(work()).rejects.toMatchObject(refused);
    expect(state.calls).toBe(6);
    await rested(breaker);
    expect(await work()).toBe('worked');
  });

  test('while one call tries, the others fail at once instead of waiting for its end', async () => {
    const { breaker, state, run, work } = await opened();
    await rested(breaker);
    const trial = Promise.withResolvers<string>();
    const trying = run(() => trial.promise);
    expect(breaker.health()).toBe('half_open');
    await expect(Promise.all([work(), work()])).rejects.toMatchObject(refused);
    expect(state.calls).toBe(6);
    trial.resolve('worked');
    expect(await trying).toBe('worked');
    expect(await work()).toBe('worked');
  });
});
