import { paths } from '@likha/contract/addresses';
import { formatCentavos, formatPesos } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { providerName } from '../account-name.ts';
import { journalTexts } from '../journal.texts.generated.ts';
import { reasonName } from '../reason-name.ts';
import { storyTexts } from '../story.texts.generated.ts';
import classes from './books.module.css';
import { MovementLine } from './movement-line.tsx';

type Story = Answer<'GET /admin/books/entries/{id}'>;
type Entry = Story['entries'][number];
type Step = Story['steps'][number];

/** An entry and all that belongs to it, in the order in which it happened (P744). */
export function EntryStory({ id }: { id: string }) {
  const t = useTexts(storyTexts);
  return (
    <section className={classes.part}>
      <p className="dim">{t.lead}</p>
      <Loaded
        query={useCall('GET /admin/books/entries/{id}', { params: { id } })}
        loading={<SkeletonList count={3} height={140} label={t.loading} />}
        failedTitle={t.failed}
      >
        {(story) => (
          <>
            <ol className={classes.list}>
              {inOrder(story).map((part) =>
                'what' in part ? (
                  <StepRow key={part.what + part.at} step={part} />
                ) : (
                  <EntryRow key={part.entry_id} entry={part} isThis={part.entry_id === id} />
                ),
              )}
            </ol>
            <p className={`dim ${classes.long}`}>{`${t.correlation}: ${story.correlation_id}`}</p>
          </>
        )}
      </Loaded>
    </section>
  );
}

/** What happened at the same moment outside comes first: the books follow it. */
function inOrder({ entries, steps }: Story): (Entry | Step)[] {
  return [...steps, ...entries].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function StepRow({ step: { what, at, provider, reference, amount } }: { step: Step }) {
  const t = useTexts(storyTexts);
  const language = useLanguage();
  const words = t[what];
  return (
    <li className={classes.step}>
      <div className={classes.movement}>
        <strong>
          {typeof words === 'string' ? words : words({ provider: providerName(provider ?? '') })}
        </strong>
        {amount !== null && <span className="money">{formatPesos(amount)}</span>}
      </div>
      <span className={`dim ${classes.long}`}>
        {[dateAndTime(at, language), reference && t.reference({ reference })].filter(Boolean).join(' · ')}
      </span>
    </li>
  );
}

function EntryRow({ entry, isThis }: { entry: Entry; isThis: boolean }) {
  const t = useTexts(storyTexts);
  const journal = useTexts(journalTexts);
  const language = useLanguage();
  const name = reasonName(entry.reason, journal);
  return (
    <Card
      as="li"
      size="sm"
      className={classes.row}
      aria-current={isThis || undefined}
      data-testid="story-entry"
    >
      <div className={classes.movement}>
        {isThis ? (
          <strong>{name}</strong>
        ) : (
          <Link to={paths.adminEntry(entry.entry_id)} className="text-link">
            {name}
          </Link>
        )}
        <span className="dim">{dateAndTime(entry.at, language)}</span>
      </div>
      <span className="dim">
        {[
          isThis && t.thisOne,
          entry.reverses && t.reversesOther,
          t.value({ pesos: formatPesos(entry.value) }),
          t.rate({ pesos: formatCentavos(entry.centavos_per_credit) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
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
      {entry.missed_month && <span className="dim">{journal.missed({ month: entry.missed_month })}</span>}
      <ul className={classes.movements}>
        {entry.postings.map((posting) => (
          <MovementLine
            key={`${posting.debit_account} ${posting.credit_account} ${posting.amount}`}
            posting={posting}
          />
        ))}
      </ul>
    </Card>
  );
}
