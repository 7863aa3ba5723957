import { formatCredits } from '@likha/contract/money';
import { wholeNumber } from '../../../lib/format.ts';
import { momentOf } from '../../../lib/philippine-moment.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { broadcastFormTexts } from './broadcast-form.texts.generated.ts';
import { receiversWords } from './broadcast-words.ts';
import { broadcastsTexts } from './broadcasts.texts.generated.ts';
import { excludedLists, excludedOf, type NewBroadcast } from './new-broadcast.ts';

interface SendDialogProps {
  written: NewBroadcast;
  /** How many people it would have now. */
  count: number;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a message goes to many: to how many, to whom, when, and what they pay. */
export function SendDialog({ written, count, isBusy, onConfirm, onClose }: SendDialogProps) {
  const t = useTexts(broadcastsTexts);
  const own = useTexts(broadcastFormTexts);
  const language = useLanguage();
  const { audience, files, price, isScheduled, sendAt } = written;
  const { data } = useCall('GET /lists');
  const listName = data?.lists.find(({ id }) => id === written.listId)?.name ?? null;
  const shown = wholeNumber(count);
  const moment = isScheduled ? momentOf(sendAt) : null;
  return (
    <ConfirmDialog
      isOpen
      title={isScheduled ? own.scheduleTitle : own.sendTitle({ count, shown })}
      confirmLabel={isScheduled ? own.schedule : own.send}
      busyLabel={t.oneMoment}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Figures>
        <Figure name={own.who}>
          {receiversWords(
            {
              audience,
              list_name: listName,
              exclude: excludedOf(written),
              exclude_lists: excludedLists(written),
            },
            t,
          )}
        </Figure>
        <Figure name={own.people}>{shown}</Figure>
        <Figure name={own.when}>{moment ? dateAndTime(moment.toISOString(), language) : own.now}</Figure>
        <Figure name={own.price} strong>
          {price !== null && files.length > 0 ? t.priceOf({ credits: formatCredits(price) }) : own.free}
        </Figure>
      </Figures>
      <p className="dim">{isScheduled ? own.laterText : own.nowText}</p>
    </ConfirmDialog>
  );
}
