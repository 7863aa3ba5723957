import { TIP } from '@likha/contract/addresses';
import { useState } from 'react';
import type { LiveStream } from '../../../features/live/live.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAskedAtOnce } from '../../../lib/use-asked-at-once.ts';
import { Button } from '../../../ui/button.tsx';
import { IconGift } from '../../../ui/icons/icons.generated.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { livePagesTexts } from './live-pages.texts.generated.ts';

const loadDialog = () =>
  import('../../../features/tips/components/tip-dialog.tsx').then((module) => module.TipDialog);

/** Tipping on a running stream: amount and words stand in its chat, and over the picture. */
export function LiveTip({ live }: { live: LiveStream }) {
  const t = useTexts(livePagesTexts);
  const [isOpen, setIsOpen] = useState(false);
  const { id, username, full_name: name } = live.creator;
  useAskedAtOnce(TIP, id, () => setIsOpen(true));
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        leftSection={<IconGift size={20} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        data-testid="live-tip"
      >
        {t.tip}
      </Button>
      {isOpen && (
        <OnDemand
          load={loadDialog}
          props={{ creator: { id, username, name }, place: { kind: 'live', id: live.id }, onClose: close }}
          onFailed={close}
        />
      )}
    </>
  );
}
