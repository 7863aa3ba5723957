import { expect, it } from 'vitest';
import { laws } from '../../apps/server/src/invariants/check-invariants.ts';
import { lawSentences } from '../../apps/web/src/features/books/law-sentences.ts';
import { lawsTexts } from '../../apps/web/src/features/books/laws.texts.generated.ts';

it('has the sentence of every law in both languages, and of nothing else', () => {
  const said = Object.fromEntries(laws.map(({ name, says }) => [name, says]));
  const english = Object.entries(lawSentences).map(([name, sentence]) => [name, sentence(lawsTexts.en)]);
  expect(Object.fromEntries(english)).toEqual(said);
  const untold = Object.values(lawSentences).filter(
    (sentence) => sentence(lawsTexts.fil) === sentence(lawsTexts.en),
  );
  expect(untold).toEqual([]);
});
