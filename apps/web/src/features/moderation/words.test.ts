import { expect, it } from 'vitest';
import { moderationTexts } from './moderation.texts.generated.ts';
import { keywordEffect, SEVERITIES } from './words.ts';

it('says what a keyword of each severity does (P153)', () => {
  const effects = SEVERITIES.map((severity) => keywordEffect(moderationTexts.en, severity));
  expect(effects).toEqual([
    'Records only',
    'Records only',
    'Flags',
    'Refuses',
    'Refuses, and suspends the account',
  ]);
});
