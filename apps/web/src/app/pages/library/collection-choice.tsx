import { detailOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Select } from '../../../ui/form/select.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import type { Collections } from './library-calls.ts';
import { libraryPageTexts } from './library-page.texts.generated.ts';

interface CollectionChoiceProps {
  entry: Pick<Answer<'GET /library'>['posts'][number], 'post_id' | 'collection_id'>;
  collections: Collections;
}

/** Below a saved post: which collection it is in (P387). */
export function CollectionChoice({ entry, collections }: CollectionChoiceProps) {
  const t = useTexts(libraryPageTexts);
  const put = useAction('PUT /content/{id}/collection', {
    invalidates: ['GET /library/collections', 'GET /library'],
    onError: (error) => notify({ tone: 'bad', title: t.notChanged, text: detailOf(error, '') }),
  });
  const shown = put.isPending ? put.variables.body.collection_id : entry.collection_id;
  return (
    <Select
      label={t.collection}
      value={shown ?? ''}
      options={[
        { value: '', label: t.inNone },
        ...collections.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(id) =>
        put.isPending ||
        put.mutate({ params: { id: entry.post_id }, body: { collection_id: id === '' ? null : id } })
      }
    />
  );
}
