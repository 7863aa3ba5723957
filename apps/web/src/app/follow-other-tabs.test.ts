import assert from 'node:assert/strict';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Me } from '../lib/api-types.ts';

const KEPT = 'likha.user';
const INBOX = ['GET /conversations', {}];
/** What all tabs of a browser share. */
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const reload = vi.fn();

/** A tab in which Ana looked at her inbox. */
async function openTab() {
  const tab = Object.assign(new EventTarget(), { location: { reload } });
  vi.stubGlobal('window', tab);
  vi.resetModules();
  const { beginSession, currentSession } = await import('../lib/session.ts');
  const { queryClient } = await import('../lib/query-client.ts');
  (await import('./follow-other-tabs.ts')).followOtherTabs();
  beginSession({ id: 'ana' } as Me);
  queryClient.setQueryData(INBOX, 'what Ana was told');
  const tell = (name: string, facts: object) => tab.dispatchEvent(Object.assign(new Event(name), facts));
  return {
    hear: () => tell('storage', { key: KEPT }),
    comeBack: () => tell('pageshow', { persisted: true }),
    whoIsHere: () => currentSession().user?.id,
    loaded: () => queryClient.getQueryData(INBOX),
  };
}

const signInElsewhere = (id: string) => storage.setItem(KEPT, JSON.stringify({ id }));

beforeEach(() => {
  stored.clear();
  reload.mockReset();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

it('who signs out in another tab leaves nothing loaded in this one for who signs in next', async () => {
  const tab = await openTab();
  storage.removeItem(KEPT);
  tab.hear();
  expect([tab.whoIsHere(), tab.loaded()]).toEqual([undefined, undefined]);
  signInElsewhere('bea');
  tab.hear();
  expect([tab.whoIsHere(), tab.loaded()]).toEqual(['bea', undefined]);
  expect(reload).not.toHaveBeenCalled();
});

it('a tab that slept while somebody else signed in is opened afresh', async () => {
  const tab = await openTab();
  signInElsewhere('bea');
  tab.hear();
  expect([tab.whoIsHere(), tab.loaded()]).toEqual(['bea', undefined]);
  expect(reload).toHaveBeenCalledOnce();
});

it('a page that comes back from the history, too, and stays where it is the same person', async () => {
  const tab = await openTab();
  tab.comeBack();
  expect(tab.loaded()).toBe('what Ana was told');
  signInElsewhere('bea');
  tab.comeBack();
  expect([tab.whoIsHere(), tab.loaded()]).toEqual(['bea', undefined]);
  expect(reload).toHaveBeenCalledOnce();
});

it('a page that comes back from the history after its person signed out elsewhere has forgotten them', async () => {
  const tab = await openTab();
  storage.removeItem(KEPT);
  tab.comeBack();
  expect([tab.whoIsHere(), tab.loaded()]).toEqual([undefined, undefined]);
});

it('without storage, it stays as it was', async () => {
  vi.stubGlobal('localStorage', { ...storage, setItem: () => assert.fail('no room') });
  const tab = await openTab();
  tab.comeBack();
  expect([tab.whoIsHere(), tab.loaded()]).toEqual(['ana', 'what Ana was told']);
});

it('what another tab now knows of the same person takes nothing away', async () => {
  const tab = await openTab();
  storage.setItem(KEPT, JSON.stringify({ id: 'ana', full_name: 'Ana' }));
  tab.hear();
  expect(tab.loaded()).toBe('what Ana was told');
  expect(reload).not.toHaveBeenCalled();
});
