import { useTexts } from '../../../lib/texts.ts';
import { useAskedAgain } from '../../../lib/use-asked-again.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { IconBroadcast } from '../../../ui/icons/icons.generated.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { isOn, type OwnLive } from '../live.ts';
import { runningFirst } from './going-on.ts';
import { OwnLiveRow } from './own-live-row.tsx';
import classes from './own-lives.module.css';
import { ownLivesTexts } from './own-lives.texts.generated.ts';

/** A replay goes on by itself, a stream that nobody sends ends; whoever looks sees it come. */
const OWN_LIVES = ['GET /live/own'] as const;
const LOOK_EVERY_MS = { replay: 5000, running: 2000 };

/** A creator's own streams, the newest first, with what each brought. */
export function OwnLives({ onOpen }: { onOpen: (live: OwnLive, until: number | null) => void }) {
  const t = useTexts(ownLivesTexts);
  const query = usePages('GET /live/own', 'lives', { query: {} });
  useAskedAgain(OWN_LIVES, lookEvery(query.data));
  return (
    <section aria-labelledby="own-lives" className={classes.section}>
      <h2 id="own-lives">{t.yours}</h2>
      <Loaded
        query={query}
        loading={<SkeletonList count={3} height={148} label={t.loading} />}
        failedTitle={t.failed}
        empty={
          <StatePanel
            level={3}
            icon={<IconBroadcast size={32} stroke={1.75} />}
            title={t.noneTitle}
            text={t.noneText}
          />
        }
      >
        {(lives) => (
          <ul className={classes.list}>
            {runningFirst(lives).map((live) => (
              <OwnLiveRow key={live.id} live={live} onOpen={(until) => onOpen(live, until)} />
            ))}
          </ul>
        )}
      </Loaded>
      <LoadMore {...query.more} />
    </section>
  );
}

function lookEvery(lives: readonly OwnLive[] | undefined): number | null {
  if (lives?.some(isOn)) return LOOK_EVERY_MS.running;
  const isOnItsWay = lives?.some(({ replay_step: step }) => step === 'recording' || step === 'making');
  return isOnItsWay ? LOOK_EVERY_MS.replay : null;
}
