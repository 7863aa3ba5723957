import { formatPesos } from '@likha/contract/money';
import { wholeNumber } from '../../../lib/format.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { SignedCredits } from '../../../ui/signed-credits.tsx';
import { peopleTexts } from '../people.texts.generated.ts';
import type { PersonPage } from '../words.ts';
import { FactLines, PersonFacts } from './person-facts.tsx';

/** What a fan has and did with credits, and what they owe where they do. */
export function PersonWallet({
  wallet,
  debt,
}: {
  wallet: NonNullable<PersonPage['wallet']>;
  debt: PersonPage['debt'];
}) {
  const t = useTexts(peopleTexts);
  const language = useLanguage();
  return (
    <PersonFacts title={t.money}>
      <Figures>
        <Figure name={t.balance}>{wholeNumber(wallet.balance)}</Figure>
        <Figure name={t.purchased}>{wholeNumber(wallet.total_purchased)}</Figure>
        <Figure name={t.spent}>{wholeNumber(wallet.total_spent)}</Figure>
        {debt > 0 && <Figure name={t.debt}>{formatPesos(debt)}</Figure>}
      </Figures>
      <h3>{t.movements}</h3>
      <FactLines
        none={t.noMovements}
        lines={wallet.movements.map(({ id, description, amount, created_at: at }) => ({
          id,
          what: description,
          dim: (
            <>
              <SignedCredits amount={amount} /> · {dateAndTime(at, language)}
            </>
          ),
        }))}
      />
    </PersonFacts>
  );
}

/** What a creator earned, and what was paid out. */
export function PersonEarnings({
  earnings,
  debt,
}: {
  earnings: NonNullable<PersonPage['earnings']>;
  debt: PersonPage['debt'];
}) {
  const t = useTexts(peopleTexts);
  const language = useLanguage();
  const states = {
    pending: t.payoutPending,
    approved: t.payoutApproved,
    rejected: t.payoutRejected,
    paid: t.payoutPaid,
    failed: t.payoutFailed,
    returned: t.payoutReturned,
  };
  const buckets = { earnings: t.bucketEarnings, affiliate: t.bucketAffiliate };
  return (
    <PersonFacts title={t.money}>
      <Figures>
        <Figure name={t.earned}>{formatPesos(earnings.total_earned)}</Figure>
        <Figure name={t.available}>{formatPesos(earnings.available.earnings)}</Figure>
        <Figure name={t.availableAffiliate}>{formatPesos(earnings.available.affiliate)}</Figure>
        {debt > 0 && <Figure name={t.debt}>{formatPesos(debt)}</Figure>}
      </Figures>
      <h3>{t.payouts}</h3>
      <FactLines
        none={t.noPayouts}
        lines={earnings.payouts.map(({ id, bucket, amount, status, requested_at: at }) => ({
          id,
          what: `${formatPesos(amount)} · ${buckets[bucket]}`,
          dim: `${states[status]} · ${dateAndTime(at, language)}`,
        }))}
      />
    </PersonFacts>
  );
}
