import { paths } from '@likha/contract/addresses';
import { automaticTexts } from '../../../features/messages/automatic/automatic.texts.generated.ts';
import { AutomaticMessages } from '../../../features/messages/automatic/automatic-messages.tsx';
import { broadcastsTexts } from '../../../features/messages/broadcasts/broadcasts.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';
import { StudioSubpage } from './studio-subpage.tsx';

/** `/creator/broadcasts?tab=automatic`: what is sent by itself to who subscribes, and to whose subscription ended. */
export function AutomaticMessagesPage() {
  const t = useTexts(automaticTexts);
  const { backToList } = useTexts(broadcastsTexts);
  return (
    <StudioSubpage
      isNarrow
      title={t.title}
      lead={t.lead}
      back={{ to: paths.broadcasts(), label: backToList }}
    >
      <AutomaticMessages />
    </StudioSubpage>
  );
}
