import { paths } from '@likha/contract/addresses';
import { BooksState } from '../../features/books/components/books-state.tsx';
import { useTexts } from '../../lib/texts.ts';
import { adminTexts } from './admin.texts.generated.ts';
import { AdminFrame } from './admin-frame.tsx';

/** The books, for finance (P740). */
export function AdminBooksPage() {
  const t = useTexts(adminTexts);
  return (
    <AdminFrame title={t.books} back={paths.admin()} part="books">
      <h1>{t.books}</h1>
      <BooksState />
    </AdminFrame>
  );
}
