import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconGift } from '../../../ui/icons/icons.generated.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { givingTexts } from '../giving.texts.generated.ts';

const loadDialog = () => import('./give-credits-dialog.tsx').then((module) => module.GiveCreditsDialog);

/** Give credits to another fan: asks before anything leaves the wallet. */
export function GiveCreditsButton() {
  const t = useTexts(givingTexts);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconGift size={18} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t.give}
      </Button>
      {isOpen && <OnDemand load={loadDialog} props={{ onClose: close }} onFailed={close} />}
    </>
  );
}
