import { paths } from '@likha/contract/addresses';
import { BroadcastForm } from '../../../features/messages/broadcasts/broadcast-form.tsx';
import { broadcastsTexts } from '../../../features/messages/broadcasts/broadcasts.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';
import { InBrowser } from '../../../ui/in-browser.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { WithVault } from '../messages/with-vault.tsx';
import { StudioSubpage } from './studio-subpage.tsx';

/** `/creator/broadcasts/new`: writing one message to many. */
export function NewBroadcastPage() {
  const t = useTexts(broadcastsTexts);
  return (
    <StudioSubpage isNarrow title={t.write} back={{ to: paths.broadcasts(), label: t.backToList }}>
      <InBrowser loading={<Skeleton height={640} />}>
        <WithVault fanId={null}>
          <BroadcastForm />
        </WithVault>
      </InBrowser>
    </StudioSubpage>
  );
}
