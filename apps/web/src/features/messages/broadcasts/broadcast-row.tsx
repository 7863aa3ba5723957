import { paths } from '@likha/contract/addresses';
import { formatCredits } from '@likha/contract/money';
import { wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { cardClass } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { BroadcastProgress } from './broadcast-progress.tsx';
import classes from './broadcast-row.module.css';
import { BroadcastState } from './broadcast-state.tsx';
import { goneWords, receiversWords, wentToNobody } from './broadcast-words.ts';
import { broadcastsTexts } from './broadcasts.texts.generated.ts';
import { type Broadcast, isMoving } from './new-broadcast.ts';
import { useBroadcast } from './use-broadcast.ts';

/** One message to many in the list; while it is delivered it asks how far it is. */
export function BroadcastRow({ broadcast: listed }: { broadcast: Broadcast }) {
  const t = useTexts(broadcastsTexts);
  const isWanted = isMoving(listed);
  const { data } = useBroadcast(listed.id, { isWanted });
  const broadcast = (isWanted && data) || listed;
  const { id, text, files_count: count, price, state } = broadcast;
  const figures = {
    sent: wholeNumber(broadcast.sent_count),
    opened: wholeNumber(broadcast.opened_count),
    bought: wholeNumber(broadcast.bought_count),
  };
  const facts = [
    receiversWords(broadcast, t),
    ...(count > 0 ? [t.files({ count })] : []),
    ...(price === null ? [] : [formatCredits(price)]),
  ];
  return (
    <li data-testid="broadcast">
      <Link to={paths.broadcast(id)} className={`${cardClass({ size: 'sm' })} ${classes.row}`}>
        <BroadcastState broadcast={broadcast} />
        <span className={classes.text}>
          {text ?? (count > 0 ? t.onlyFiles({ count }) : goneWords(broadcast, t))}
        </span>
        <span className={classes.facts}>{facts.join(' · ')}</span>
        {state !== 'scheduled' && !wentToNobody(broadcast) && (
          <span className="money">{price === null ? t.figures(figures) : t.figuresPaid(figures)}</span>
        )}
        <BroadcastProgress broadcast={broadcast} />
      </Link>
    </li>
  );
}
