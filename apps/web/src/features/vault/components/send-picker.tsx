import type { Answer } from '../../../lib/api-types.ts';
import { useAction } from '../../../lib/use-action.ts';
import { VaultPicker } from './vault-picker.tsx';

interface SendPickerProps {
  /** Whom it is for; null where it is for many. */
  fanId: string | null;
  /** A file to send, as one that was uploaded. */
  onTaken: (file: Answer<'POST /vault/files/{id}/uses'>) => void;
  onClose: () => void;
}

/** Chooses a file of the vault for a message (P469). */
export function SendPicker({ fanId, onTaken, onClose }: SendPickerProps) {
  const use = useAction('POST /vault/files/{id}/uses', { invalidates: [], onSuccess: onTaken });
  return (
    <VaultPicker
      fanId={fanId}
      onChosen={(file) => use.mutate({ params: { id: file.file_key } })}
      isBusy={use.isPending}
      problem={use.error?.message ?? null}
      onClose={onClose}
    />
  );
}
