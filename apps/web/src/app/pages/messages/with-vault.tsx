import { type ReactNode, useState } from 'react';
import type { SentFile } from '../../../features/messages/outbox/outbox-store.ts';
import { VaultOffer } from '../../../features/messages/vault-offer.ts';
import { useSession } from '../../../lib/session.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';

const loadPicker = () =>
  import('../../../features/vault/components/send-picker.tsx').then((module) => module.SendPicker);

interface WithVaultProps {
  /** Whom a message is for; null where it is for many. */
  fanId: string | null;
  children: ReactNode;
}

/** Creators choose files of their vault for messages: the page brings the one to the others. */
export function WithVault({ fanId, children }: WithVaultProps) {
  const isCreator = useSession().user?.user_type === 'creator';
  const [open, setOpen] = useState<{ take: (file: SentFile) => void } | null>(null);
  const onClose = () => setOpen(null);
  const onTaken = (file: SentFile) => {
    open?.take(file);
    onClose();
  };
  return (
    <VaultOffer value={isCreator ? (take) => setOpen({ take }) : null}>
      {children}
      {open && <OnDemand load={loadPicker} props={{ fanId, onTaken, onClose }} onFailed={onClose} />}
    </VaultOffer>
  );
}
