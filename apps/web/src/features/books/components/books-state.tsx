import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { booksTexts } from '../books.texts.generated.ts';
import { BookBreaks } from './book-breaks.tsx';
import { BookChain } from './book-chain.tsx';
import { BookJobs } from './book-jobs.tsx';
import { BookLaws } from './book-laws.tsx';
import { BookParts } from './book-parts.tsx';
import { BookProviders } from './book-providers.tsx';

/** How the books are: what does not match first, as that is what somebody comes for (P740). */
export function BooksState() {
  const t = useTexts(booksTexts);
  return (
    <Loaded
      query={useCall('GET /admin/books')}
      loading={<SkeletonList count={4} height={140} label={t.loading} />}
      failedTitle={t.failed}
    >
      {(books) => (
        <BookParts>
          <BookBreaks books={books} />
          <BookLaws laws={books.laws} />
          <BookChain chain={books.chain} />
          <BookJobs jobs={books.jobs} />
          <BookProviders providers={books.providers} />
        </BookParts>
      )}
    </Loaded>
  );
}
