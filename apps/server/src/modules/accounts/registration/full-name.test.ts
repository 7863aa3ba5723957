import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { register } from '../accounts.fixture.ts';
import { nameProblem } from './full-name.ts';

describe('a name', () => {
  it.each([
    'María-Luisa dela Cruz',
    'Jose P. Rizal III',
    'Likha Reyes',
    'Bagong Likha',
    'Ñiño O’Hara',
    '山田太郎',
    'Ольга',
    'Ana Support Reyes',
  ])('"%s" is somebody’s', (name) => expect(nameProblem(name)).toBeNull());

  it.each([
    'Ana\u202egnp.exe',
    'Ana\u200bReyes',
    'Ana\r\nBcc: iba@example.test',
    'Ana\tReyes',
    'Ana\u0085Reyes',
    'Ana\u2028Reyes',
    'Ana\u2066Reyes',
    '\u3164\u3164',
    'Ana\u00adReyes',
    'Ana\u{e0041}',
    'Lіkha Reyes',
    'Likha',
    'Likha Support',
    'LIKHA  Official',
    'L1kha Support',
    'LikhaSupport',
    'Líkha Team',
    'The Support Team',
    'Administrator',
    'Customer Service',
  ])('"%s" is nobody’s', (name) => expect(nameProblem(name)).toEqual(expect.any(String)));
});

const harness = useHarness();

it.each(['\r\n', '\n', '\t', '\u0085', '\u2028'])(
  'of two lines (%j) is refused at its field',
  async (breaks) => {
    const full_name = `Ana${breaks}Bcc: iba@example.test`;
    const problem = expectRefusal(await register(harness, { full_name }));
    const words = 'Write this in one line, without tabs or line breaks';
    expect(problem).toMatchObject({ code: 'validation_failed', errors: { full_name: words } });
  },
);

it('that misleads is refused at registration, at its field', async () => {
  const problem = expectRefusal(await register(harness, { full_name: 'Likha Support' }));
  expect(problem).toMatchObject({ code: 'validation_failed', errors: { full_name: expect.any(String) } });
});
