import type { ErrorCode } from '@likha/contract';
import { ERRORS } from '@likha/contract/errors';
import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { titlesTexts } from './titles.texts.generated.ts';

const harness = useHarness();

const refusedWallet = (headers: Record<string, string>) =>
  harness.app.inject({ url: '/api/credits/wallet', headers });

describe('a refusal', () => {
  it.each([
    ['en-PH', {}, 'Please sign in to do this.'],
    ['fil-PH,fil;q=0.9,en;q=0.8', {}, 'Mag-sign in muna para magawa ito.'],
    ['en-PH', { cookie: 'a=b; likha-language=fil' }, 'Mag-sign in muna para magawa ito.'],
    ['de', {}, 'Please sign in to do this.'],
  ])('speaks %s to a guest with %j', async (accepted, headers, detail) => {
    const answer = await refusedWallet({ 'accept-language': accepted, ...headers });
    expect(answer.json()).toMatchObject({ code: 'unauthenticated', detail });
  });

  it('speaks the account’s language before any other', async () => {
    const creator = await harness.factory.creator();
    const headers = { ...creator.headers, cookie: 'likha-language=en', 'accept-language': 'en' };
    expect((await refusedWallet(headers)).json().detail).toBe('Credit wallet is only available for fans');
    const chosen = {
      method: 'PUT',
      url: '/api/auth/me/language',
      headers,
      payload: { language: 'fil' },
    } as const;
    await harness.app.inject(chosen);
    await expect
      .poll(async () => (await refusedWallet(headers)).json())
      .toMatchObject({ title: 'Para sa fans lang', detail: 'Para sa fans lang ang credit wallet' });
  });

  it('names what is wrong with a field, with the schema’s bound, and never in zod’s words', async () => {
    const register = async (language: string, payload: object) => {
      const answer = await harness.app.inject({
        method: 'POST',
        url: '/api/auth/register',
        headers: { 'accept-language': language },
        payload,
      });
      return answer.json().errors;
    };
    const wrong = { full_name: 'A'.repeat(81), email: 'x', password: 'short', user_type: 'admin' };
    expect(await register('en', wrong)).toEqual({
      full_name: 'At most 80 characters',
      email: 'Enter a valid email address',
      password: 'Use at least 10 characters',
      user_type: 'Choose fan or creator',
      date_of_birth: 'Enter your date of birth',
    });
    expect(await register('fil', wrong)).toMatchObject({
      full_name: 'Hanggang 80 character lang',
      date_of_birth: 'Ilagay ang petsa ng kapanganakan mo',
    });
    expect(await register('fil', { ...wrong, recaptcha_token: 7 })).toMatchObject({
      recaptcha_token: 'Hindi tama ang format nito',
    });
  });
});

it('calls each code in English what the contract calls it', () => {
  const titles = Object.fromEntries(
    Object.entries(ERRORS).map(([code, { title }]) => [code as ErrorCode, title]),
  );
  expect(titlesTexts.en).toEqual(titles);
});
