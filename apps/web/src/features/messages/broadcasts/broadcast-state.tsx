import { useLanguage, useTexts } from '../../../lib/texts.ts';
import classes from './broadcast-state.module.css';
import { stateWord, wentToNobody, whenWords } from './broadcast-words.ts';
import { broadcastsTexts } from './broadcasts.texts.generated.ts';
import type { Broadcast } from './new-broadcast.ts';

const TONES: Record<Broadcast['state'], 'good' | 'warm' | 'plain'> = {
  scheduled: 'warm',
  sending: 'warm',
  sent: 'good',
  cancelled: 'plain',
  unsending: 'warm',
  unsent: 'plain',
};

/** How a message to many stands, and since or until when. */
export function BroadcastState({ broadcast }: { broadcast: Broadcast }) {
  const t = useTexts(broadcastsTexts);
  const language = useLanguage();
  const { state } = broadcast;
  return (
    <span className={classes.line}>
      <span
        className={classes.state}
        data-tone={wentToNobody(broadcast) ? 'plain' : TONES[state]}
        data-testid="broadcast-state"
      >
        {stateWord(broadcast, t)}
      </span>
      <span className="dim">{whenWords(broadcast, t, language)}</span>
    </span>
  );
}
