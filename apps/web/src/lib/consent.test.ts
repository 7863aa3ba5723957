import { expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { onceConsented, setConsentAsker } from './consent.ts';

const refused = () => Promise.reject(new ApiError('consent_required', { status: 403 }));

/** Refused until somebody accepts. */
function door() {
  let isOpen = false;
  const call = vi.fn(() => (isOpen ? Promise.resolve('done') : refused()));
  const open = () => {
    isOpen = true;
  };
  return { call, open };
}

it('asks, and goes on with the same call', async () => {
  const { call, open } = door();
  const takeAway = setConsentAsker(async () => {
    open();
    return true;
  });
  expect(await onceConsented(call)).toBe('done');
  expect(call).toHaveBeenCalledTimes(2);
  takeAway();
});

it('asks once for calls that are refused at the same time', async () => {
  const { call, open } = door();
  const ask = vi.fn(async () => {
    open();
    return true;
  });
  const takeAway = setConsentAsker(ask);
  expect(await Promise.all([onceConsented(call), onceConsented(call)])).toEqual(['done', 'done']);
  expect(ask).toHaveBeenCalledTimes(1);
  takeAway();
});

it('is refused where they do not accept, or nobody can be asked; other refusals are nobody’s question', async () => {
  const ask = vi.fn(async () => false);
  const takeAway = setConsentAsker(ask);
  await expect(onceConsented(refused)).rejects.toMatchObject({ code: 'consent_required' });
  const other = () => Promise.reject(new ApiError('fans_only', { status: 403 }));
  await expect(onceConsented(other)).rejects.toMatchObject({ code: 'fans_only' });
  expect(ask).toHaveBeenCalledTimes(1);
  takeAway();
  await expect(onceConsented(refused)).rejects.toMatchObject({ code: 'consent_required' });
  expect(ask).toHaveBeenCalledTimes(1);
});
