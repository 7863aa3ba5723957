import { paths } from '@likha/contract/addresses';
import { useParams } from 'react-router';
import { EntryStory } from '../../features/books/components/entry-story.tsx';
import { storyTexts } from '../../features/books/story.texts.generated.ts';
import { useTexts } from '../../lib/texts.ts';
import { AdminFrame } from './admin-frame.tsx';

/** One entry of the books with its story, for finance (P744). */
export function AdminEntryPage() {
  const t = useTexts(storyTexts);
  const { entryId = '' } = useParams();
  return (
    <AdminFrame title={t.title} back={paths.adminBooks('journal')} part="books">
      <h1>{t.title}</h1>
      <EntryStory id={entryId} />
    </AdminFrame>
  );
}
