import { paths } from '@likha/contract/addresses';
import type { Language } from '@likha/contract/language';
import { formatCentavos, formatPesos } from '@likha/contract/money';
import { isMissing } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { providerName } from '../../../lib/provider-name.ts';
import { dateAndTime, shortDay } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { IconReceiptOff } from '../../../ui/icons/icons.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { journalTexts } from '../journal.texts.generated.ts';
import { reasonName } from '../reason-name.ts';
import { type StoryTexts, storyTexts } from '../story.texts.generated.ts';
import { BookList } from './book-list.tsx';
import { BookPart } from './book-part.tsx';
import { BookRow } from './book-row.tsx';
import classes from './entry-story.module.css';
import { FactLine } from './fact-line.tsx';
import { MissedMonth } from './missed-month.tsx';
import { MovementLine } from './movement-line.tsx';
import { MovementList } from './movement-list.tsx';
import { SpreadLine } from './spread-line.tsx';

type Story = Answer<'GET /admin/books/entries/{id}'>;
type Entry = Story['entries'][number];
type Step = Story['steps'][number];

/** An entry and all that belongs to it, in the order in which it happened (P744). */
export function EntryStory({ id }: { id: string }) {
  const t = useTexts(storyTexts);
  return (
    <BookPart lead={t.lead}>
      <Loaded
        query={useCall('GET /admin/books/entries/{id}', { params: { id } })}
        loading={<SkeletonList count={3} height={140} label={t.loading} />}
        failedTitle={t.failed}
        failed={(error) =>
          isMissing(error) ? (
            <StatePanel
              icon={<IconReceiptOff size={32} stroke={1.75} />}
              title={t.missing}
              text={t.missingText}
            />
          ) : null
        }
      >
        {(story) => (
          <>
            <BookList as="ol">
              {inOrder(story).map((part) =>
                'what' in part ? (
                  <StepRow key={part.what + part.at} step={part} />
                ) : (
                  <EntryRow
                    key={part.entry_id}
                    entry={part}
                    people={story.people}
                    isThis={part.entry_id === id}
                  />
                ),
              )}
            </BookList>
            <p className="dim">{`${t.correlation}: ${story.correlation_id}`}</p>
          </>
        )}
      </Loaded>
    </BookPart>
  );
}

/** What happened at the same moment outside comes first: the books follow it. */
function inOrder({ entries, steps }: Story): (Entry | Step)[] {
  return [...steps, ...entries].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function StepRow({ step }: { step: Step }) {
  const t = useTexts(storyTexts);
  const language = useLanguage();
  const { at, reference, amount } = step;
  return (
    <li className={classes.step}>
      <SpreadLine>
        <strong>{stepName(step, language, t)}</strong>
        {amount !== null && <span className="money">{formatPesos(amount)}</span>}
      </SpreadLine>
      <FactLine facts={[dateAndTime(at, language), reference && t.reference({ reference })]} />
    </li>
  );
}

/** What happened beside the books, in words. */
function stepName({ what, provider: by, day }: Step, language: Language, t: StoryTexts): string {
  const provider = providerName(by ?? '');
  const words: Record<Step['what'], string> = {
    purchase_begun: t.purchaseBegun,
    captured: t.captured({ provider }),
    refund_asked: t.refundAsked,
    refunded: t.refunded({ provider }),
    disputed: t.disputed({ provider }),
    payout_asked: t.payoutAsked,
    payout_approved: t.payoutApproved,
    payout_at_once: t.payoutAtOnce,
    payout_finished: t.payoutFinished,
    payout_failed: t.payoutFailed,
    payout_returned: t.payoutReturned,
    settled: t.settled({ provider }),
    arrived: t.arrived({ provider }),
    arrival_taken_back: t.arrivalTakenBack,
    tax_paid: t.taxPaid,
    tax_payment_taken_back: t.taxPaymentTakenBack,
    payout_funded: t.payoutFunded({ day: day ? shortDay(day, language) : '' }),
    payout_funding_fee: t.payoutFundingFee,
    payout_funding_taken_back: t.payoutFundingTakenBack,
    account_erased: t.accountErased,
    rate_proposed: t.rateProposed,
    rate_changed: t.rateChanged,
    creator_referred: t.creatorReferred,
  };
  return words[what];
}

interface EntryRowProps extends Pick<Story, 'people'> {
  entry: Entry;
  isThis: boolean;
}

function EntryRow({ entry, people, isThis }: EntryRowProps) {
  const t = useTexts(storyTexts);
  const journal = useTexts(journalTexts);
  const language = useLanguage();
  const name = reasonName(entry.reason, journal);
  return (
    <BookRow isThis={isThis} testId="story-entry">
      <SpreadLine>
        {isThis ? (
          <strong>{name}</strong>
        ) : (
          <Link to={paths.adminEntry(entry.entry_id)} className="text-link">
            {name}
          </Link>
        )}
        <span className="dim">{dateAndTime(entry.at, language)}</span>
      </SpreadLine>
      <FactLine
        facts={[
          isThis && t.thisOne,
          entry.reverses && t.reversesOther,
          t.value({ pesos: formatPesos(entry.value) }),
          t.rate({ pesos: formatCentavos(entry.centavos_per_credit) }),
        ]}
      />
      <span className="dim">
        {entry.actor ? (
          <Link to={paths.adminPerson(entry.actor.id)} className="text-link">
            {t.by({ name: entry.actor.name })}
          </Link>
        ) : (
          t.bySystem
        )}
      </span>
      {entry.value_at && (
        <span className="dim">{journal.valueAt({ at: dateAndTime(entry.value_at, language) })}</span>
      )}
      <MissedMonth month={entry.missed_month} />
      <MovementList>
        {entry.postings.map((posting) => (
          <MovementLine
            key={`${posting.debit_account} ${posting.credit_account} ${posting.amount}`}
            posting={posting}
            entry={entry}
            people={people}
          />
        ))}
      </MovementList>
    </BookRow>
  );
}
