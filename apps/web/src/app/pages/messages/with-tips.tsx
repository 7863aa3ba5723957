import { TIP } from '@likha/contract/addresses';
import { type ReactNode, useState } from 'react';
import { TipOffer } from '../../../features/messages/tip-offer.ts';
import { useAskedAtOnce } from '../../../lib/use-asked-at-once.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';

const loadDialog = () =>
  import('../../../features/tips/components/tip-dialog.tsx').then((module) => module.TipDialog);

interface WithTipsProps {
  conversationId: string;
  /** Whom the viewer can tip there; null for nobody. */
  creator: { id: string; username: string; name: string } | null;
  children: ReactNode;
}

/** Fans tip whom they write with: the page brings the one to the others. */
export function WithTips({ conversationId, creator, children }: WithTipsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const onClose = () => setIsOpen(false);
  useAskedAtOnce(TIP, creator?.id ?? '', () => setIsOpen(true));
  return (
    <TipOffer value={creator && (() => setIsOpen(true))}>
      {children}
      {isOpen && creator && (
        <OnDemand
          load={loadDialog}
          props={{ creator, place: { kind: 'conversation', id: conversationId }, onClose }}
          onFailed={onClose}
        />
      )}
    </TipOffer>
  );
}
