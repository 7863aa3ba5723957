import { expect, it } from 'vitest';
import { auditTexts } from './audit.texts.generated.ts';
import { subjectWords } from './subject-words.ts';

it('says what an act is about in words, in both languages, and by its name where there are none', () => {
  expect(subjectWords('tax_remittance', auditTexts.en)).toBe('tax payment');
  expect(subjectWords('tax_remittance', auditTexts.fil)).toBe('bayad ng buwis');
  expect(subjectWords('old_toy', auditTexts.fil)).toBe('old toy');
});
