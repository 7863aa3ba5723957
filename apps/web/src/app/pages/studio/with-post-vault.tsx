import { type ReactNode, useState } from 'react';
import { type ChosenVaultFile, PostVaultOffer } from '../../../features/posts/vault-files.ts';
import { useVaultName } from '../../../features/vault/use-vault-name.ts';
import type { VaultFile } from '../../../features/vault/vault-calls.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';

const loadPicker = () =>
  import('../../../features/vault/components/vault-picker.tsx').then((module) => module.VaultPicker);

/** Creators choose files of their vault for posts: the page brings the one to the others. */
export function WithPostVault({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<{ take: (file: ChosenVaultFile) => void } | null>(null);
  const nameOf = useVaultName();
  const onClose = () => setOpen(null);
  const onChosen = (file: VaultFile) => {
    // The picker offers none of them here.
    if (file.kind === 'voice') return;
    open?.take({
      file_key: file.file_key,
      kind: file.kind,
      name: nameOf(file),
      thumbnail_url: file.thumbnail_url,
    });
    onClose();
  };
  return (
    <PostVaultOffer value={(take) => setOpen({ take })}>
      {children}
      {open && (
        <OnDemand
          load={loadPicker}
          props={{ fanId: null, takesVoice: false, onChosen, onClose }}
          onFailed={onClose}
        />
      )}
    </PostVaultOffer>
  );
}
