import { describe, expect, it } from 'vitest';
import { owesTwoFactor, type TwoFactorDuty } from './has-second-factor.ts';
import { PASSWORD, useTwoFactor } from './two-factor.fixture.ts';

/** Two factors as the duty of more than staff, as an operator may ask (P111). */
const { harness, member, post, turnOn, codeOf } = useTwoFactor({ deps: { twoFactorFor: 'everyone' } });

it.each([
  ['nobody', []],
  ['staff', ['admin']],
  ['creators', ['admin', 'creator']],
  ['everyone', ['admin', 'creator', 'fan']],
] satisfies [TwoFactorDuty, string[]][])('%s: %j', (duty, whose) => {
  expect(['admin', 'creator', 'fan'].filter((type) => owesTwoFactor(type, duty))).toEqual(whose);
});

describe('a fan of whom they are asked', () => {
  const get = async (url: string, headers: object) =>
    harness.app.inject({ url: `/api${url}`, headers: { ...headers } });

  it('does nothing else before they are set up, then everything, and does not turn them off', async () => {
    const { headers } = await member();
    expect((await get('/auth/me', headers)).json().user.needs_two_factor).toBe(true);
    expect((await get('/credits/wallet', headers)).json().code).toBe('two_factor_setup');
    expect((await get('/auth/me/security', headers)).json().two_factor.is_required).toBe(true);
    const { secret } = await turnOn(headers);
    expect((await get('/credits/wallet', headers)).statusCode).toBe(200);
    const proof = { password: PASSWORD, code: codeOf(secret) };
    expect((await post('me/two-factor/removal', proof, headers)).json().code).toBe('two_factor_setup');
  });
});
