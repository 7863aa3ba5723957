import type { Call, CallName } from '@likha/contract';
import { defineCall } from '@likha/contract/call';
import { calls } from '@likha/contract/calls';
import { refusalsOf } from '@likha/contract/refusals';
import { beforeAll, expect, it } from 'vitest';
import { bringIntoForce, TWO_VERSIONS } from '../src/modules/legal/legal.fixture.ts';
import { names, useCalls } from './calls.fixture.ts';

const { harness, send } = useCalls({ legalVersions: TWO_VERSIONS });
/** Those that need it for a part of what they change are tried by `demand-consent.test.ts`. */
const asked = names.filter((name) => (calls[name] as Call).needsConsent === true);

beforeAll(() => bringIntoForce(harness));

/** What gives money back or ends something goes on without, and so does what staff does for others. */
const GOES_ON: readonly CallName[] = ['cancelPurchase', 'askRefund', 'withdrawRefund'];

it('is asked for by every call by which people move money, but for those that give it back', () => {
  const money = names.filter(
    (name) => (calls[name] as Call).isMoney && (calls[name] as Call).who !== 'admin',
  );
  expect(money.filter((name) => !asked.includes(name)).sort()).toEqual([...GOES_ON].sort());
});

it('is said of every call that moves money, or it does not compile', () => {
  const shape = { method: 'POST', path: '/gifts', who: 'fan', isMoney: true } as const;
  const { response, errors, area, summary, description } = calls.sendTip;
  const rest = { response, errors, area, summary, description };
  // @ts-expect-error whether it needs consent is not said
  defineCall({ ...shape, ...rest });
  defineCall({ ...shape, ...rest, needsConsent: true });
});

it.each(asked)('%s refuses who accepted an older version, before it looks anything up', async (name) => {
  const answer = await send(name);
  expect(answer.json()).toMatchObject({ status: 403, code: 'consent_required' });
  expect(refusalsOf(calls[name])).toContain('consent_required');
});
