import { paths } from '@likha/contract/addresses';
import type { Answer } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { Card } from '../../../ui/card.tsx';
import { IconListSearch } from '../../../ui/icons/icons.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { journalTexts } from '../journal.texts.generated.ts';
import { reasonName } from '../reason-name.ts';
import classes from './books.module.css';
import { MovementLine } from './movement-line.tsx';

type Line = Answer<'GET /admin/books/journal'>['lines'][number];

/** Every posting, an entry’s together (P743). */
export function Journal() {
  const t = useTexts(journalTexts);
  const pages = useDatedPages('GET /admin/books/journal', 'lines', { query: { limit: 50 } });
  return (
    <section className={classes.part} aria-labelledby="journal">
      <h2 id="journal">{t.title}</h2>
      <p className="dim">{t.lead}</p>
      <ListTools {...pages.tools} />
      <Loaded
        query={pages}
        failedTitle={t.failed}
        loading={<SkeletonList count={6} height={96} label={t.loading} />}
        empty={<StatePanel icon={<IconListSearch size={32} stroke={1.75} />} title={t.none} />}
      >
        {(lines) => (
          <ul className={classes.list}>
            {entriesOf(lines).map((entry) => (
              <JournalEntry key={entry[0]?.entry_id} lines={entry} />
            ))}
          </ul>
        )}
      </Loaded>
      <LoadMore {...pages.more} />
    </section>
  );
}

/** Lines that follow one another and are of the same entry. */
function entriesOf(lines: readonly Line[]): Line[][] {
  const entries: Line[][] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (last?.[0]?.entry_id === line.entry_id) last.push(line);
    else entries.push([line]);
  }
  return entries;
}

function JournalEntry({ lines }: { lines: readonly Line[] }) {
  const t = useTexts(journalTexts);
  const language = useLanguage();
  const [first] = lines;
  if (!first) return null;
  return (
    <Card as="li" size="sm" className={classes.row} data-testid="journal-entry">
      <div className={classes.movement}>
        <Link to={paths.adminEntry(first.entry_id)} className="text-link">
          {reasonName(first.reason, t)}
        </Link>
        <span className="dim">{dateAndTime(first.at, language)}</span>
      </div>
      {first.value_at && (
        <span className="dim">{t.valueAt({ at: dateAndTime(first.value_at, language) })}</span>
      )}
      {first.missed_month && <span className="dim">{t.missed({ month: first.missed_month })}</span>}
      <ul className={classes.movements}>
        {lines.map((line) => (
          <MovementLine key={line.posting_id} posting={line} />
        ))}
      </ul>
    </Card>
  );
}
