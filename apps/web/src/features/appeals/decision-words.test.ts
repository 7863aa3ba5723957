import { expect, it } from 'vitest';
import { appealsTexts } from './appeals.texts.generated.ts';
import { decisionWords } from './decision-words.ts';

const stream = { title: 'Live mula Baguio', started_at: null };

it('calls what ended a stream a cut, and everything else by what it is', () => {
  const words = (kind: Parameters<typeof decisionWords>[0]['kind'], of: typeof stream | null) =>
    decisionWords({ kind, stream: of }, appealsTexts.en);
  expect(words('removal', stream)).toBe('Live stream cut');
  expect(words('removal', null)).toBe('Removed content');
  expect(words('warning', stream)).toBe('Warning');
  expect(words('ban', null)).toBe('Ban');
});
