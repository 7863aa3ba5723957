import { isId, paths } from '@likha/contract/addresses';
import { useParams } from 'react-router';
import { broadcastViewTexts } from '../../../features/messages/broadcasts/broadcast-view.texts.generated.ts';
import { BroadcastView } from '../../../features/messages/broadcasts/broadcast-view.tsx';
import { broadcastsTexts } from '../../../features/messages/broadcasts/broadcasts.texts.generated.ts';
import { useBroadcast } from '../../../features/messages/broadcasts/use-broadcast.ts';
import { isMissing } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { IconMessageCircle } from '../../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { StudioSubpage } from './studio-subpage.tsx';

/** `/creator/broadcasts/{id}`: how a message to many goes. */
export function BroadcastPage() {
  const t = useTexts(broadcastsTexts);
  const { broadcastId: id = '' } = useParams();
  return (
    <StudioSubpage title={t.text} back={{ to: paths.broadcasts(), label: t.backToList }}>
      {isId(id) ? <OpenBroadcast key={id} id={id} /> : <Missing />}
    </StudioSubpage>
  );
}

function OpenBroadcast({ id }: { id: string }) {
  const t = useTexts(broadcastViewTexts);
  const query = useBroadcast(id);
  return (
    <Loaded
      query={query}
      loading={<SkeletonList count={2} height={160} label={t.loadingOne} />}
      failedTitle={t.failedOne}
      failed={(error) => (isMissing(error) ? <Missing /> : null)}
    >
      {(broadcast) => <BroadcastView broadcast={broadcast} />}
    </Loaded>
  );
}

function Missing() {
  const t = useTexts(broadcastsTexts);
  const own = useTexts(broadcastViewTexts);
  return (
    <StatePanel
      icon={<IconMessageCircle size={32} stroke={1.75} />}
      title={own.missingTitle}
      text={own.missingText}
      action={<LinkButton to={paths.broadcasts()}>{t.backToList}</LinkButton>}
    />
  );
}
