import { paths } from '@likha/contract/addresses';
import { readReference } from '@likha/contract/credits/purchase-reference';
import { formatCredits, formatPesos } from '@likha/contract/money';
import { useState } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { CopiedText } from '../../../ui/share/copied-text.tsx';
import { buyingTexts } from '../buying.texts.generated.ts';
import { type FindingTexts, findingTexts } from '../finding.texts.generated.ts';
import { methodName } from '../method-names.ts';
import classes from './find-purchase.module.css';

type Found = Answer<'GET /admin/purchases/{reference}'>['purchase'];

const REFERENCE_SYMBOLS = 8;

/** For finance: the purchase that somebody names by its reference, whose it is, and its receipt (P380). */
export function FindPurchase() {
  const t = useTexts(findingTexts);
  const [typed, setTyped] = useState('');
  const reference = readReference(typed);
  const isWrong = reference === null && typed.replace(/[\s-]|^\s*LK/gi, '').length >= REFERENCE_SYMBOLS;
  return (
    <Card as="section" className={classes.box} aria-labelledby="find-purchase">
      <h2 id="find-purchase">{t.title}</h2>
      <SearchField
        label={t.search}
        value={typed}
        onChange={setTyped}
        error={isWrong ? t.notReference : null}
      />
      {reference !== null && <FoundPurchase key={reference} reference={reference} />}
    </Card>
  );
}

function FoundPurchase({ reference }: { reference: string }) {
  const t = useTexts(findingTexts);
  const query = useCall('GET /admin/purchases/{reference}', { params: { reference } });
  return (
    <Loaded query={query} failedTitle={t.failed} loading={<p role="status">{t.loading}</p>}>
      {({ purchase }) => <Facts purchase={purchase} />}
    </Loaded>
  );
}

function Facts({ purchase }: { purchase: Found }) {
  const t = useTexts(findingTexts);
  const buying = useTexts(buyingTexts);
  const language = useLanguage();
  const { person, reference } = purchase;
  return (
    <div className={classes.found} data-testid="found-purchase">
      <Figures>
        <Figure name={t.person}>
          <Link to={paths.adminPerson(person.id)} className="text-link">
            {person.full_name} · @{person.username}
          </Link>
        </Figure>
        <Figure name={t.status}>{statusWords(t)[purchase.status]}</Figure>
        <Figure name={t.date}>{dateAndTime(purchase.settled_at ?? purchase.created_at, language)}</Figure>
        <Figure name={t.credits}>{formatCredits(purchase.granted_credits ?? purchase.credit_amount)}</Figure>
        <Figure name={t.price}>{formatPesos(purchase.original_amount)}</Figure>
        <Figure name={t.paid}>{formatPesos(purchase.final_amount)}</Figure>
        {purchase.refunded_amount > 0 && (
          <Figure name={t.refunded}>{formatPesos(purchase.refunded_amount)}</Figure>
        )}
        <Figure name={t.method}>{methodName(purchase.payment_method, buying)}</Figure>
        <Figure name={t.reference}>
          <CopiedText text={reference} name={t.reference} />
        </Figure>
      </Figures>
      {purchase.has_receipt && (
        <a
          className={buttonClass({ variant: 'default' })}
          href={`/api/admin/purchases/${reference}/receipt.pdf`}
          download
        >
          {t.receipt}
        </a>
      )}
    </div>
  );
}

function statusWords(t: FindingTexts): Record<Found['status'], string> {
  return {
    pending: t.pending,
    held: t.held,
    completed: t.completed,
    declined: t.declined,
    cancelled: t.cancelled,
    expired: t.expired,
    mismatch: t.mismatch,
    refunded: t.wasRefunded,
    disputed: t.disputed,
  };
}
