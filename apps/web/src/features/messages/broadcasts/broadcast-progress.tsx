import { wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import classes from './broadcast-progress.module.css';
import { broadcastsTexts } from './broadcasts.texts.generated.ts';
import type { Broadcast } from './new-broadcast.ts';

/** How far it is while it is sent; nothing before and after that. */
export function BroadcastProgress({ broadcast }: { broadcast: Broadcast }) {
  const t = useTexts(broadcastsTexts);
  const { state, sent_count: sent, receivers_count: counted } = broadcast;
  if (state !== 'sending') return null;
  // Who follows meanwhile may get it, too.
  const all = Math.max(sent, counted);
  return (
    <span className={classes.progress}>
      <span>{t.progress({ sent: wholeNumber(sent), all: wholeNumber(all) })}</span>
      <ProgressBar percent={all === 0 ? 0 : (sent / all) * 100} label={t.progressLabel} />
    </span>
  );
}
