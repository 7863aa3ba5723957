import { formatCredits } from '@likha/contract/money';
import { useState } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Stat } from '../../../ui/stat.tsx';
import { StatGrid } from '../../../ui/stat-grid.tsx';
import { FileGrid } from '../components/file-grid.tsx';
import { conversationTexts } from '../conversation.texts.generated.ts';
import { BroadcastProgress } from './broadcast-progress.tsx';
import { BroadcastState } from './broadcast-state.tsx';
import classes from './broadcast-view.module.css';
import { broadcastViewTexts } from './broadcast-view.texts.generated.ts';
import { goneWords, receiversWords, wentToNobody } from './broadcast-words.ts';
import { broadcastsTexts } from './broadcasts.texts.generated.ts';
import { isWithoutWords } from './new-broadcast.ts';
import { SendAnew } from './send-anew.tsx';
import { StopDialog } from './stop-dialog.tsx';

type Shown = Answer<'GET /messages/broadcasts/{id}'>;

/** One message to many: what it says, how far it is, what came of it, and the ways to take it back. */
export function BroadcastView({ broadcast }: { broadcast: Shown }) {
  const t = useTexts(broadcastsTexts);
  const own = useTexts(broadcastViewTexts);
  const words = useTexts(conversationTexts);
  const [asked, setAsked] = useState<'cancel' | 'unsend' | null>(null);
  const { state, text, price, files } = broadcast;
  const maySendAnew = broadcast.is_stopped_for_words && !isWithoutWords(broadcast);
  return (
    <>
      <Card as="section" className={classes.message} aria-label={t.text}>
        <BroadcastState broadcast={broadcast} />
        <p className="dim">
          {receiversWords(broadcast, t)}
          {price !== null && ` · ${t.priceOf({ credits: formatCredits(price) })}`}
        </p>
        {state === 'cancelled' && broadcast.is_stopped && (
          <p>{broadcast.is_stopped_for_words ? own.stoppedForWords : own.stoppedText}</p>
        )}
        <BroadcastProgress broadcast={broadcast} />
        {text !== null && <p className={classes.text}>{text}</p>}
        {text === null && files.length === 0 && <p className="dim">{goneWords(broadcast, t)}</p>}
        {files.length > 0 && (
          <div className={classes.files}>
            <FileGrid files={files} name={words.you} isLocked={false} />
          </div>
        )}
        {(broadcast.may_cancel || broadcast.may_unsend || maySendAnew) && (
          <div className={classes.actions}>
            {maySendAnew && <SendAnew broadcast={broadcast} />}
            {broadcast.may_cancel && (
              <Button variant="default" onClick={() => setAsked('cancel')}>
                {state === 'scheduled' ? own.cancelSchedule : own.stop}
              </Button>
            )}
            {broadcast.may_unsend && (
              <Button variant="default" onClick={() => setAsked('unsend')}>
                {own.unsend}
              </Button>
            )}
          </div>
        )}
      </Card>
      {state !== 'scheduled' && !wentToNobody(broadcast) && <BroadcastFigures broadcast={broadcast} />}
      {asked && <StopDialog broadcast={broadcast} how={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function BroadcastFigures({ broadcast }: { broadcast: Shown }) {
  const t = useTexts(broadcastViewTexts);
  const { sent_count: sent, opened_count: opened, price, bought_count: bought } = broadcast;
  const all = wholeNumber(Math.max(sent, broadcast.receivers_count));
  const percent = sent === 0 ? 0 : Math.round((opened / sent) * 100);
  const isSold = price !== null || bought > 0;
  return (
    <StatGrid>
      <Stat label={t.sentTo} note={t.ofPeople({ all })}>
        {wholeNumber(sent)}
      </Stat>
      <Stat label={t.opened} note={t.ofSent({ percent })}>
        {wholeNumber(opened)}
      </Stat>
      {isSold && <Stat label={t.bought}>{wholeNumber(bought)}</Stat>}
      {isSold && (
        <Stat label={t.paid} note={t.paidNote}>
          {formatCredits(broadcast.bought_credits)}
        </Stat>
      )}
    </StatGrid>
  );
}
