import { paths } from '@likha/contract/addresses';
import { useParams } from 'react-router';
import { booksTexts } from '../../features/books/books.texts.generated.ts';
import { EntryStory } from '../../features/books/components/entry-story.tsx';
import { storyTexts } from '../../features/books/story.texts.generated.ts';
import { useTexts } from '../../lib/texts.ts';
import { AdminPlace } from './admin-place.tsx';

/** One entry of the books with its story, for finance (P744). */
export function AdminEntryPage() {
  const t = useTexts(storyTexts);
  const books = useTexts(booksTexts);
  const { entryId = '' } = useParams();
  return (
    <AdminPlace
      title={t.title}
      below={{ to: paths.adminBooks('journal'), label: books.journal }}
      part="books"
    >
      <h1>{t.title}</h1>
      <EntryStory id={entryId} />
    </AdminPlace>
  );
}
