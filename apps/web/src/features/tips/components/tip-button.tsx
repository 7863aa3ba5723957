import { TIP } from '@likha/contract/addresses';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useAskedAtOnce } from '../../../lib/use-asked-at-once.ts';
import { Button } from '../../../ui/button.tsx';
import { IconGift } from '../../../ui/icons/icons.generated.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { tipButtonTexts } from '../tip-button.texts.generated.ts';

const loadDialog = () => import('./tip-dialog.tsx').then((module) => module.TipDialog);

/** Send Tip. */
export function TipButton({ creator }: { creator: { id: string; username: string; name: string } }) {
  const t = useTexts(tipButtonTexts);
  const [isOpen, setIsOpen] = useState(false);
  useAskedAtOnce(TIP, creator.id, () => setIsOpen(true));
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        size="lg"
        variant="default"
        leftSection={<IconGift size={20} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        data-testid="tip-button"
      >
        {t.sendTip}
      </Button>
      {isOpen && <OnDemand load={loadDialog} props={{ creator, onClose: close }} onFailed={close} />}
    </>
  );
}
