import { useState } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { broadcastViewTexts } from './broadcast-view.texts.generated.ts';
import { broadcastsTexts } from './broadcasts.texts.generated.ts';
import { useSendAnew } from './use-send-anew.ts';

/** The way from what was stopped for its words to the form that has them; asks where something else is being written there. */
export function SendAnew({ broadcast }: { broadcast: Answer<'GET /messages/broadcasts/{id}'> }) {
  const t = useTexts(broadcastsTexts);
  const own = useTexts(broadcastViewTexts);
  const [isAsked, setIsAsked] = useState(false);
  const { open, isOpening, isInTheWay } = useSendAnew(broadcast);
  return (
    <>
      <Button loading={isOpening} onClick={() => (isInTheWay() ? setIsAsked(true) : void open())}>
        {own.sendAnew}
      </Button>
      {isAsked && (
        <ConfirmDialog
          isOpen
          isDestructive
          title={own.replaceTitle}
          confirmLabel={own.replace}
          busyLabel={t.oneMoment}
          isBusy={isOpening}
          onConfirm={() => void open()}
          onClose={() => setIsAsked(false)}
        >
          <p>{own.replaceText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
