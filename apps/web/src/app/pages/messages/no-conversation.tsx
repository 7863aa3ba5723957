import { inboxTexts } from '../../../features/messages/inbox.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';
import { IconMessageCircle } from '../../../ui/icons/icons.generated.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';

/** `/messages`: beside the list, where there is room for more than it. */
export function NoConversation() {
  const t = useTexts(inboxTexts);
  return (
    <StatePanel
      icon={<IconMessageCircle size={32} stroke={1.75} />}
      title={t.chooseTitle}
      text={t.chooseText}
    />
  );
}
