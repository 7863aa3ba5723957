import { useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { vaultTexts } from '../vault.texts.generated.ts';
import type { Folders } from '../vault-calls.ts';
import classes from './folder-bar.module.css';
import { FolderForm } from './folder-form.tsx';

interface FolderBarProps {
  folders: Folders;
  /** The folder that is shown; null for all files. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** Which folder is shown, and what can be done with it (P468). */
export function FolderBar({ folders, chosen, onChoose }: FolderBarProps) {
  const t = useTexts(vaultTexts);
  const [doing, setDoing] = useState<'add' | 'rename' | 'remove' | null>(null);
  const open = folders.find(({ id }) => id === chosen);
  const rest = () => setDoing(null);
  if (doing === 'add' || (doing === 'rename' && open))
    return <FolderForm folder={doing === 'rename' ? open : undefined} onDone={rest} />;
  return (
    <div className={classes.bar}>
      {folders.length > 0 && (
        <div className={classes.choice}>
          <Select
            label={t.folder}
            value={chosen ?? ''}
            options={[
              { value: '', label: t.everyFolder },
              ...folders.map(({ id, name, files_count: count }) => ({
                value: id,
                label: t.folderWithCount({ name, count }),
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
            {t.removeFolder}
          </Button>
        </>
      )}
      <Button variant="default" onClick={() => setDoing('add')}>
        {t.newFolder}
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
  const t = useTexts(vaultTexts);
  const remove = useAction('DELETE /vault/folders/{id}', {
    invalidates: ['GET /vault/folders', 'GET /vault'],
    onError: (error) => notify({ tone: 'bad', title: t.notChanged, text: detailOf(error, '') }),
  });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t.removeTitle}
      confirmLabel={t.removeFolder}
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
