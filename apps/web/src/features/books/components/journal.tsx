import { paths } from '@likha/contract/addresses';
import type { Answer } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { IconListSearch } from '../../../ui/icons/icons.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { journalTexts } from '../journal.texts.generated.ts';
import { reasonName } from '../reason-name.ts';
import { BookList } from './book-list.tsx';
import { BookPart } from './book-part.tsx';
import { BookRow } from './book-row.tsx';
import { MissedMonth } from './missed-month.tsx';
import { MovementLine } from './movement-line.tsx';
import { MovementList } from './movement-list.tsx';
import { SpreadLine } from './spread-line.tsx';

type Line = Answer<'GET /admin/books/journal'>['lines'][number];

/** Every posting, an entry’s together (P743). */
export function Journal() {
  const t = useTexts(journalTexts);
  const pages = useDatedPages('GET /admin/books/journal', 'lines', { query: { limit: 50 } });
  return (
    <BookPart id="journal" title={t.title} lead={t.lead}>
      <ListTools {...pages.tools} />
      <Loaded
        query={pages}
        failedTitle={t.failed}
        loading={<SkeletonList count={6} height={96} label={t.loading} />}
        empty={<StatePanel icon={<IconListSearch size={32} stroke={1.75} />} title={t.none} />}
      >
        {(lines) => (
          <BookList>
            {entriesOf(lines).map((entry) => (
              <JournalEntry key={entry[0]?.entry_id} lines={entry} />
            ))}
          </BookList>
        )}
      </Loaded>
      <LoadMore {...pages.more} />
    </BookPart>
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
    <BookRow testId="journal-entry">
      <SpreadLine>
        <Link to={paths.adminEntry(first.entry_id)} className="text-link">
          {reasonName(first.reason, t)}
        </Link>
        <span className="dim">{dateAndTime(first.at, language)}</span>
      </SpreadLine>
      {first.value_at && (
        <span className="dim">{t.valueAt({ at: dateAndTime(first.value_at, language) })}</span>
      )}
      <MissedMonth month={first.missed_month} />
      <MovementList>
        {lines.map((line) => (
          <MovementLine key={line.posting_id} posting={line} entry={line} />
        ))}
      </MovementList>
    </BookRow>
  );
}
