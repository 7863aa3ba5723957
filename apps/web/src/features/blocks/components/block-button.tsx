import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconBan } from '../../../ui/icons/icons.generated.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { blocksTexts } from '../blocks.texts.generated.ts';

const loadDialog = () => import('./block-dialog.tsx').then((module) => module.BlockDialog);

interface BlockButtonProps {
  person: { id: string; full_name: string };
  onBlocked?: () => void;
}

/** The way to block somebody, after a question. */
export function BlockButton({ person, onBlocked }: BlockButtonProps) {
  const t = useTexts(blocksTexts);
  const [isOpen, setIsOpen] = useState(false);
  const onClose = () => setIsOpen(false);
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconBan size={20} aria-hidden />}
        aria-haspopup="dialog"
        aria-label={t.blockName({ name: person.full_name })}
        onClick={() => setIsOpen(true)}
      >
        {t.block}
      </Button>
      {isOpen && <OnDemand load={loadDialog} props={{ person, onBlocked, onClose }} onFailed={onClose} />}
    </>
  );
}
