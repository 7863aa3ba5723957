import { MutationObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { callKey } from '../../../lib/call-key.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { actionOptions } from '../../../lib/use-action.ts';
import { notificationsTexts } from '../notifications.texts.generated.ts';
import { choosing } from './use-notifications.ts';

// What is fake: the network and the kept answers.
const SETTINGS = callKey('GET /notifications/settings');
const DAILY = { rhythm: 'daily', rhythms: ['at_once', 'daily'] } as const;
const both = (tip: boolean, comment: boolean) => ({
  notifications: [
    { kind: 'tip', is_on: tip, ...DAILY },
    { kind: 'comment', is_on: comment, ...DAILY },
  ],
  is_email_confirmed: true,
});

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

/** Turns comments off; `seen` is what the screen showed while the server was asked. */
async function turnOff(answer: () => Promise<Response>) {
  queryClient.setQueryData(SETTINGS, both(true, true));
  let seen: unknown;
  vi.stubGlobal('fetch', () => {
    seen = queryClient.getQueryData(SETTINGS);
    return answer();
  });
  const options = actionOptions('PUT /notifications/settings/{kind}', choosing(notificationsTexts.en));
  const sent = { params: { kind: 'comment' }, body: { is_on: false } } as const;
  await new MutationObserver(queryClient, options).mutate(sent).catch(() => undefined);
  return { seen, kept: queryClient.getQueryData(SETTINGS) };
}
const isAsked = () => queryClient.getQueryState(SETTINGS)?.isInvalidated;

it('shows a choice before it is saved, and keeps it', async () => {
  const answer = { kind: 'comment', is_on: false, ...DAILY, message: 'x' };
  expect(await turnOff(async () => Response.json(answer))).toEqual({
    seen: both(true, false),
    kept: both(true, false),
  });
});

it.each([
  ['refused', async () => Response.json({ code: 'internal_error', status: 500 }, { status: 500 })],
  ['without an answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('takes back a choice that was %s, and asks how it stands', async (_how, answer) => {
  expect(await turnOff(answer)).toEqual({ seen: both(true, false), kept: both(true, true) });
  expect(isAsked()).toBe(true);
});
