import { expect, it } from 'vitest';
import { createKeptAnswers } from './kept-answers.ts';

/** The clock and what is asked are the test's. */
function scene(status = 200) {
  let [now, asked] = [0, 0];
  const answers = createKeptAnswers(() => now);
  const read = async () => {
    asked += 1;
    return { status, body: {}, text: String(asked) };
  };
  const ask = async (path: string, language: 'en' | 'fil' = 'en') =>
    (await answers.readOf({ language, read })(path)).text;
  const wait = (ms: number) => {
    now += ms;
  };
  return { answers, ask, wait };
}

it('asks once for what is the same for all, in each language, for ten seconds', async () => {
  const { ask, wait } = scene();
  expect([await ask('/config'), await ask('/config'), await ask('/config', 'fil')]).toEqual(['1', '1', '2']);
  wait(10_000);
  expect(await ask('/config')).toBe('3');
});

it('asks anew once all was forgotten, and each time for anything else', async () => {
  const { answers, ask } = scene();
  await ask('/config');
  answers.forget();
  expect([await ask('/config'), await ask('/creators/x'), await ask('/creators/x')]).toEqual(['2', '3', '4']);
});

it('keeps no refusal', async () => {
  const { ask } = scene(503);
  expect([await ask('/config'), await ask('/config')]).toEqual(['1', '2']);
});
