import { REFUND_CHARACTERS } from '@likha/contract/limits';
import { formatPesos } from '@likha/contract/money';
import { useState } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { providerName } from '../../../lib/provider-name.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useExplainRefund } from '../api/use-explain-refund.ts';
import { booksTexts } from '../books.texts.generated.ts';
import { BookRow } from './book-row.tsx';
import classes from './unbooked-refund.module.css';

type Unbooked = Answer<'GET /admin/books'>['unbooked'][number];

const BLANK = { reason: '' };

/** A refund by a provider that does not fit (P841), and the way off the list: a reason, which is on record (P843). */
export function UnbookedRefund({ refund }: { refund: Unbooked }) {
  const t = useTexts(booksTexts);
  const language = useLanguage();
  const { provider, provider_refund_id: id, amount, purchase_reference: reference, found_at: at } = refund;
  /** Null until somebody opened it: focus goes to what is asked, and back to where it was asked from. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const draft = useDraft(`unbooked-${provider}-${id}`, BLANK);
  const { reason } = draft.values;
  const explain = useExplainRefund();
  return (
    <BookRow testId="unbooked-refund">
      <strong>
        {providerName(provider)}: {t.unbookedCase({ pesos: formatPesos(amount), reference, id })}
      </strong>
      <span className="dim">{t.since({ at: dateAndTime(at, language) })}</span>
      <p className="dim">{t.unbookedMeans}</p>
      {isOpen ? (
        <>
          <TextArea
            label={t.explainWhy}
            description={t.explainHint}
            autoFocus
            rows={2}
            maxLength={REFUND_CHARACTERS}
            value={reason}
            onChange={(event) => draft.change({ reason: event.currentTarget.value })}
          />
          <div className={classes.acts}>
            <Button
              disabled={reason.trim() === ''}
              loading={explain.isPending}
              onClick={() =>
                explain.mutate(
                  { body: { provider, provider_refund_id: id, amount, reason: reason.trim() } },
                  { onSuccess: draft.drop },
                )
              }
            >
              {t.explain}
            </Button>
            <Button variant="subtle" disabled={explain.isPending} onClick={() => setIsOpen(false)}>
              {t.explainNotNow}
            </Button>
          </div>
        </>
      ) : (
        <div className={classes.acts}>
          <Button variant="default" autoFocus={isOpen === false} onClick={() => setIsOpen(true)}>
            {t.explain}
          </Button>
        </div>
      )}
    </BookRow>
  );
}
