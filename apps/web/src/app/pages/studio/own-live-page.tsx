import { paths } from '@likha/contract/addresses';
import { useEffect, useState } from 'react';
import { goLiveTexts } from '../../../features/live/host/go-live.texts.generated.ts';
import { GoLiveForm } from '../../../features/live/host/go-live-form.tsx';
import { LiveRoom } from '../../../features/live/host/live-room.tsx';
import { OwnLives } from '../../../features/live/host/own-lives.tsx';
import type { LiveStream } from '../../../features/live/live.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconBroadcast } from '../../../ui/icons/icons.generated.ts';
import { InBrowser } from '../../../ui/in-browser.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { WithLineOffers } from '../live/with-line-offers.tsx';
import { StudioSubpage } from './studio-subpage.tsx';

/** `/creator/live`: a creator's own streams, setting one up, and being live. */
export function OwnLivePage() {
  const t = useTexts(goLiveTexts);
  const [isSettingUp, setIsSettingUp] = useState(false);
  const [inRoom, setInRoom] = useState<{ live: LiveStream; until: number | null } | null>(null);
  useOwnPage();
  return (
    <StudioSubpage
      isNarrow
      title={t.title}
      lead={t.lead}
      back={{ to: paths.studio(), label: t.backToStudio }}
      action={
        !isSettingUp &&
        !inRoom && (
          <Button
            size="lg"
            leftSection={<IconBroadcast size={20} stroke={2} aria-hidden />}
            onClick={() => setIsSettingUp(true)}
          >
            {t.newLive}
          </Button>
        )
      }
    >
      {inRoom ? (
        <WithLineOffers>
          <LiveRoom key={inRoom.live.id} {...inRoom} onClose={() => setInRoom(null)} />
        </WithLineOffers>
      ) : isSettingUp ? (
        <InBrowser loading={<Skeleton height={640} />}>
          <GoLiveForm
            onCreated={(live) => {
              setIsSettingUp(false);
              if (live.scheduled_at === null) setInRoom({ live, until: null });
            }}
            onClose={() => setIsSettingUp(false)}
          />
        </InBrowser>
      ) : (
        <OwnLives onOpen={(live, until) => setInRoom({ live, until })} />
      )}
    </StudioSubpage>
  );
}

/** Loads the page anew, before anything was typed, where the browser has no encoder for sound and may only run ours on a page of its own. */
function useOwnPage(): void {
  useEffect(() => {
    void import('../../../features/live/host/codecs.ts').then(
      async ({ needsOwnPage }) => (await needsOwnPage()) && window.location.reload(),
      // Without it, sound is encoded in another way.
      () => undefined,
    );
  }, []);
}
