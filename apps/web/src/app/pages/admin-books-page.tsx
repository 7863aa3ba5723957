import { BOOK_TABS, paths, tabIn } from '@likha/contract/addresses';
import { useNavigate } from 'react-router';
import { booksTexts } from '../../features/books/books.texts.generated.ts';
import { AccountStatement } from '../../features/books/components/account-statement.tsx';
import { BookParts } from '../../features/books/components/book-parts.tsx';
import { BooksState } from '../../features/books/components/books-state.tsx';
import { Journal } from '../../features/books/components/journal.tsx';
import { MonthList } from '../../features/books/components/month-list.tsx';
import { TrialBalance } from '../../features/books/components/trial-balance.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { adminTexts } from './admin.texts.generated.ts';
import { AdminPlace } from './admin-place.tsx';

/** The books, for finance (P740 to P745). */
export function AdminBooksPage() {
  const t = useTexts(adminTexts);
  const books = useTexts(booksTexts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const account = query.get('account');
  const contents = {
    state: <BooksState />,
    balance: account ? (
      <AccountStatement account={account} />
    ) : (
      <BookParts>
        <TrialBalance />
        <MonthList />
      </BookParts>
    ),
    journal: <Journal />,
  };
  return (
    <AdminPlace title={t.books} part="books">
      <Tabs
        open={tabIn(BOOK_TABS, query)}
        onOpen={(tab) => void navigate(paths.adminBooks(tab))}
        tabs={BOOK_TABS.map((name) => ({ name, label: books[name], content: contents[name] }))}
      />
    </AdminPlace>
  );
}
