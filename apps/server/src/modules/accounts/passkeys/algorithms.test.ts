import { expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { algorithmsOf } from './algorithms.ts';
import { Authenticator } from './authenticator.fixture.ts';
import { passkeysOf } from './passkeys.fixture.ts';

/** Fake: captcha, clock. */
const harness = useHarness();
const { member, begin, add, signIn } = passkeysOf(harness);
const rsa = () => new Authenticator('http://likha.test', 'RS256');
const algorithmsAsked = async (headers: object) =>
  (await begin(headers)).json().options.pubKeyCredParams.map(({ alg }: { alg: number }) => alg);

it('takes passkeys by RSA, which some devices make alone, unless the operator takes none (P946)', async () => {
  const { headers } = await member();
  expect(await algorithmsAsked(headers)).toEqual([-8, -7, -257]);
  const { authenticator, answer } = await add(headers, rsa());
  expect(answer.statusCode, answer.body).toBe(201);
  expect((await signIn(authenticator)).statusCode).toBe(200);

  const before = harness.deps.passkeys.algorithms;
  harness.deps.passkeys.algorithms = algorithmsOf({ passkeyRsa: false });
  try {
    expect(await algorithmsAsked(headers)).toEqual([-8, -7]);
    expect((await add(headers, rsa())).answer.json().code).toBe('passkey_refused');
    expect((await add(headers)).answer.statusCode).toBe(201);
    // One from before does not count, and its owner is told what to do.
    const refused = (await signIn(authenticator)).json();
    expect(refused).toMatchObject({ code: 'passkey_refused', detail: /no longer accepts/ });
  } finally {
    harness.deps.passkeys.algorithms = before;
  }
});
