import { expect, it } from 'vitest';
import { reasons } from '../../../../server/src/modules/ledger/entry.ts';
import { journalTexts } from './journal.texts.generated.ts';
import { reasonName } from './reason-name.ts';

it.each(['en', 'fil'] as const)('calls each reason of the ledger by words, in %s', (language) => {
  // The ledger's own name of a reason is for code: 'gift' stood in the journal.
  expect(reasons.filter((reason) => reasonName(reason, journalTexts[language]) === reason)).toEqual([]);
});
