import { useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import classes from './collection-bar.module.css';
import { CollectionForm } from './collection-form.tsx';
import type { Collections } from './library-calls.ts';
import { libraryPageTexts } from './library-page.texts.generated.ts';

interface CollectionBarProps {
  collections: Collections;
  /** The collection that is shown; null for everything saved. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** Which collection is shown, and what can be done with it (P387). */
export function CollectionBar({ collections, chosen, onChoose }: CollectionBarProps) {
  const t = useTexts(libraryPageTexts);
  const [doing, setDoing] = useState<'add' | 'rename' | 'remove' | null>(null);
  const open = collections.find(({ id }) => id === chosen);
  const rest = () => setDoing(null);
  if (doing === 'add' || (doing === 'rename' && open))
    return <CollectionForm collection={doing === 'rename' ? open : undefined} onDone={rest} />;
  return (
    <div className={classes.bar}>
      {collections.length > 0 && (
        <div className={classes.choice}>
          <Select
            label={t.collection}
            value={chosen ?? ''}
            options={[
              { value: '', label: t.allSaved },
              ...collections.map(({ id, name, posts_count: count }) => ({
                value: id,
                label: t.collectionWithCount({ name, count }),
              })),
            ]}
            onChange={(id) => onChoose(id === '' ? null : id)}
          />
        </div>
      )}
      {open && (
        <>
          <Button variant="subtle" onClick={() => setDoing('rename')}>
            {t.rename}
          </Button>
          <Button variant="subtle" onClick={() => setDoing('remove')}>
            {t.removeCollection}
          </Button>
        </>
      )}
      <Button variant="default" onClick={() => setDoing('add')}>
        {t.newCollection}
      </Button>
      {doing === 'remove' && open && (
        <RemoveDialog id={open.id} onClose={rest} onRemoved={() => onChoose(null)} />
      )}
    </div>
  );
}

function RemoveDialog({
  id,
  onClose,
  onRemoved,
}: {
  id: string;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const t = useTexts(libraryPageTexts);
  const remove = useAction('DELETE /library/collections/{id}', {
    invalidates: ['GET /library/collections', 'GET /library'],
    onError: (error) => notify({ tone: 'bad', title: t.notChanged, text: detailOf(error, '') }),
  });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t.removeTitle}
      confirmLabel={t.removeCollection}
      busyLabel={t.removing}
      isBusy={remove.isPending}
      onConfirm={() =>
        remove.mutate(
          { params: { id } },
          {
            onSuccess: () => {
              onClose();
              onRemoved();
            },
          },
        )
      }
      onClose={onClose}
    >
      <p>{t.removeText}</p>
    </ConfirmDialog>
  );
}
