import { describe, expect, it } from 'vitest';
import { judgePassword } from './judge-password.ts';

const OWNER = ['corazon@example.test', 'Corazon Reyes'];

describe('judgePassword', () => {
  it.each([
    '1234567899',
    'aaaaaaaaab',
    'iloveyou2024',
    'abcabcabcabc',
    'qwertyuiop12',
    'P@ssw0rd2026',
    'mahalkita1',
    'mahalkitaako',
    'pilipinas2024',
    'Jollibee2024',
    'walangforever',
    'juandelacruz',
    'correcthorsebatterystaple',
    'likhalikha1',
  ])('refuses %s, which others choose too', async (password) => {
    expect(await judgePassword(password, [])).toBe('guessable');
  });

  it.each(['corazon reyes', 'Corazon.Reyes', 'corazon@example.test', 'corazon2024'])(
    'refuses %s of Corazon Reyes',
    async (password) => {
      expect(await judgePassword(password, OWNER)).toBe('personal');
    },
  );

  it.each(['mangga-at-bagoong', 'gabi ng mga ilaw 94', 'Mabuhay-2026-Likha', 'x7#Tq9!mZw'])(
    'takes %s',
    async (password) => {
      expect(await judgePassword(password, OWNER)).toBeNull();
    },
  );

  it('looks at its beginning alone, as the longest is meant to keep it busy', async () => {
    // Taken if more were looked at: see what is taken above.
    const ending = 'gabi ng mga ilaw 94'.repeat(7);
    expect(await judgePassword(`${'a'.repeat(64)}${ending}`, OWNER)).toBe('guessable');
    expect(await judgePassword(`${'a'.repeat(40)}${ending}`, OWNER)).toBeNull();
  });
});
