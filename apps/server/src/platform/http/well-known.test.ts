import { expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';

const harness = useHarness();

it('leads managers of passwords to where one is changed', async () => {
  const answer = await harness.app.inject('/.well-known/change-password');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/settings']);
});

it('says whom to tell of a hole, for half a year from now', async () => {
  const answer = await harness.app.inject('/.well-known/security.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  const said = Object.fromEntries(
    answer.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(said).toMatchObject({
    Contact: 'http://likha.test/contact',
    Canonical: 'http://likha.test/.well-known/security.txt',
    'Preferred-Languages': 'en, fil',
  });
  const days = (Date.parse(said.Expires) - harness.clock.now().getTime()) / 86_400_000;
  expect(days).toBe(180);
});

it('knows nothing else there, as managers of passwords ask to be sure', async () => {
  const path = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await harness.app.inject(path)).statusCode).toBe(404);
});
