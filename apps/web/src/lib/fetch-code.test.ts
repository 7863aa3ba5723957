import { expect, it, vi } from 'vitest';
import { fetchCode } from './load-persistently.ts';

it('asks for a piece of code in a turn of its own, and hands on what it brought', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.resolve('code'));
  const fetched = fetchCode(load);
  await Promise.resolve();
  expect(load, 'within the turn that wants it').not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(await fetched).toBe('code');
});

it('asks for nothing while there is no network', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const load = vi.fn(() => Promise.resolve('code'));
  await expect(fetchCode(load)).rejects.toThrow(TypeError);
  expect(load).not.toHaveBeenCalled();
});
