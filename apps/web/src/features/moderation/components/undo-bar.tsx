import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { moderationTexts } from '../moderation.texts.generated.ts';
import type { Decided } from './take-back-dialog.tsx';

interface UndoBarProps {
  decided: Decided;
  isBusy: boolean;
  onUndo: () => void;
}

/** What was decided last, until the next: a slip of a key is taken back by one press. */
export function UndoBar({ decided: { name, was }, isBusy, onUndo }: UndoBarProps) {
  const t = useTexts(moderationTexts);
  return (
    <Notice
      testId="undo"
      actions={
        <Button disabled={isBusy} onClick={onUndo}>
          {t.undo}
        </Button>
      }
    >
      {was === 'approved' ? t.undoApproved({ name }) : t.undoRemoved({ name })}
    </Notice>
  );
}
