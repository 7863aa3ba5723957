import { expect, it } from 'vitest';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { impliedRefusals } from './refusals.ts';

it('no call names a refusal that follows from what it is', () => {
  const repeated = Object.entries(calls).flatMap(([name, call]: [string, Call]) =>
    call.errors.filter((code) => impliedRefusals(call).has(code)).map((code) => `${name}: ${code}`),
  );
  expect(repeated).toEqual([]);
});
