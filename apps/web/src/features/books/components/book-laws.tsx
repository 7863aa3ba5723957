import type { Answer } from '../../../lib/api-types.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Opening } from '../../../ui/opening.tsx';
import { Stat } from '../../../ui/stat.tsx';
import { StatGrid } from '../../../ui/stat-grid.tsx';
import { booksTexts } from '../books.texts.generated.ts';
import { lawSentences } from '../law-sentences.ts';
import { lawsTexts } from '../laws.texts.generated.ts';
import { BookList } from './book-list.tsx';
import { BookPart } from './book-part.tsx';
import { BookRow } from './book-row.tsx';

type Laws = Answer<'GET /admin/books'>['laws'];

const SECOND_MS = 1000;

/** Each law with its last look; those that are not in order stand open. */
export function BookLaws({ laws }: { laws: Laws }) {
  const t = useTexts(booksTexts);
  const language = useLanguage();
  const count = (outcome: Laws[number]['outcome']) => laws.filter((law) => law.outcome === outcome).length;
  const wrong = laws.filter(({ outcome }) => outcome === 'broken' || outcome === 'unfinished');
  const oldest = laws.flatMap(({ checked_at: at }) => at ?? []).sort()[0];
  return (
    <BookPart id="book-laws" title={t.laws} lead={t.lawsLead}>
      <StatGrid>
        <Stat label={t.inOrder}>{wholeNumber(count('ok'))}</Stat>
        <Stat label={t.broken}>{wholeNumber(count('broken'))}</Stat>
        <Stat label={t.unfinished}>{wholeNumber(count('unfinished'))}</Stat>
        <Stat label={t.never}>{wholeNumber(count('never'))}</Stat>
      </StatGrid>
      {oldest && <p className="dim">{`${t.oldestLook}: ${dateAndTime(oldest, language)}`}</p>}
      <LawRows laws={wrong} />
      <details>
        <Opening>{t.allLaws({ count: laws.length })}</Opening>
        <LawRows laws={laws} />
      </details>
    </BookPart>
  );
}

function LawRows({ laws }: { laws: Laws }) {
  const t = useTexts(booksTexts);
  const language = useLanguage();
  const words = { ok: t.inOrder, broken: t.broken, unfinished: t.unfinished, never: t.never };
  return (
    <BookList>
      {laws.map(({ name, says, outcome, violations, checked_at: at, milliseconds }) => (
        <BookRow key={name} isBad={outcome === 'broken'}>
          <strong lang="en">{name}</strong>
          <LawSentence name={name} says={says} />
          <span className="dim">
            {[
              outcome === 'broken' ? t.violations({ count: violations }) : words[outcome],
              at &&
                milliseconds !== null &&
                t.lookedAt({ at: dateAndTime(at, language), time: took(milliseconds, t) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </BookRow>
      ))}
    </BookList>
  );
}

/** The law in the reader's language; one that this build does not know yet, as the server says it. */
function LawSentence({ name, says }: Pick<Laws[number], 'name' | 'says'>) {
  const t = useTexts(lawsTexts);
  const sentence = lawSentences[name];
  return sentence ? <span>{sentence(t)}</span> : <span lang="en">{says}</span>;
}

function took(milliseconds: number, t: ReturnType<typeof useTexts<typeof booksTexts.en>>): string {
  return milliseconds < SECOND_MS
    ? t.milliseconds({ count: milliseconds })
    : t.seconds({ count: (milliseconds / SECOND_MS).toFixed(1) });
}
