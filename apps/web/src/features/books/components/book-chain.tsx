import type { Answer } from '../../../lib/api-types.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { booksTexts } from '../books.texts.generated.ts';
import classes from './book-chain.module.css';

/** The seals over history, and the newest that was taken out of the database. */
export function BookChain({ chain }: { chain: Answer<'GET /admin/books'>['chain'] }) {
  const t = useTexts(booksTexts);
  const language = useLanguage();
  const { seals, sealed_at: at, hash, anchor } = chain;
  return (
    <Card as="section" className={classes.box} aria-labelledby="book-chain">
      <h2 id="book-chain">{t.chain}</h2>
      <p className="dim">{t.chainLead}</p>
      <Figures>
        <Figure name={t.seals}>{wholeNumber(seals)}</Figure>
        <Figure name={t.newestSeal}>{at ? dateAndTime(at, language) : t.noSeal}</Figure>
        {hash && (
          <Figure name={t.sealHash} isLong>
            {hash}
          </Figure>
        )}
        <Figure name={t.anchor} isLong>
          {anchor ? (anchor.is_kept ? t.anchorKept : t.anchorMoved)({ ...anchor }) : t.noAnchor}
        </Figure>
      </Figures>
    </Card>
  );
}
