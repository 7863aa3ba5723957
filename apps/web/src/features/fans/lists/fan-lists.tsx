import { formatCredits } from '@likha/contract/money';
import { useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconPencil, IconPlus, IconTrash, IconUsersGroup } from '../../../ui/icons/icons.generated.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { fansTexts } from '../fans.texts.generated.ts';
import type { FanList } from './fan-list.ts';
import classes from './fan-lists.module.css';
import { ListDialog } from './list-dialog.tsx';
import { ListFansDialog } from './list-fans-dialog.tsx';

type Doing = { what: 'add' } | { what: 'change' | 'show' | 'remove'; list: FanList };

/** A creator's lists of fans (P461), and what can be done with them. */
export function FanLists() {
  const t = useTexts(fansTexts);
  const query = useCall('GET /lists');
  const [doing, setDoing] = useState<Doing | null>(null);
  const rest = () => setDoing(null);
  const add = (
    <Button
      leftSection={<IconPlus size={20} stroke={2.25} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => setDoing({ what: 'add' })}
    >
      {t.newList}
    </Button>
  );
  return (
    <>
      <Loaded
        query={query}
        loading={<SkeletonList count={3} height={72} label={t.listsLoading} />}
        failedTitle={t.listsFailed}
      >
        {({ lists }) =>
          lists.length === 0 ? (
            <StatePanel
              icon={<IconUsersGroup size={32} stroke={1.75} />}
              title={t.noLists}
              text={t.noListsText}
              action={add}
            />
          ) : (
            <div className={classes.lists}>
              <ul className={classes.rows}>
                {lists.map((list) => (
                  <Row key={list.id} list={list} onDo={(what) => setDoing({ what, list })} />
                ))}
              </ul>
              {add}
            </div>
          )
        }
      </Loaded>
      {(doing?.what === 'add' || doing?.what === 'change') && (
        <ListDialog list={doing.what === 'change' ? doing.list : null} onClose={rest} />
      )}
      {doing?.what === 'show' && <ListFansDialog list={doing.list} onClose={rest} />}
      {doing?.what === 'remove' && <RemoveDialog list={doing.list} onClose={rest} />}
    </>
  );
}

interface RowProps {
  list: FanList;
  onDo: (what: 'change' | 'show' | 'remove') => void;
}

function Row({ list, onDo }: RowProps) {
  const t = useTexts(fansTexts);
  const { name, kind, credits, days, fans_count: count } = list;
  const rules = {
    by_hand: t.byHand,
    spent: t.bySpent({ credits: formatCredits(credits ?? 0), days: days ?? 0 }),
    subscribed: t.bySubscribed({ days: days ?? 0 }),
  };
  return (
    <li className={classes.row} data-testid="fan-list">
      <button
        type="button"
        className={classes.show}
        aria-haspopup="dialog"
        aria-label={t.showList({ name })}
        onClick={() => onDo('show')}
      >
        <strong>{name}</strong>
        <span className="dim">
          {t.listFans({ count })} · {rules[kind]}
        </span>
      </button>
      <IconButton label={t.changeList({ name })} aria-haspopup="dialog" onClick={() => onDo('change')}>
        <IconPencil size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton label={t.removeList({ name })} aria-haspopup="dialog" onClick={() => onDo('remove')}>
        <IconTrash size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </li>
  );
}

function RemoveDialog({ list, onClose }: { list: FanList; onClose: () => void }) {
  const t = useTexts(fansTexts);
  const remove = useAction('DELETE /lists/{id}', {
    invalidates: ['GET /lists'],
    onSuccess: onClose,
    onError: (error) => {
      notify({ tone: 'bad', title: t.listStays, text: detailOf(error, t.inAMoment) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t.removeListTitle}
      confirmLabel={t.remove}
      busyLabel={t.oneMoment}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: list.id } })}
      onClose={onClose}
    >
      <p>
        <strong>{list.name}</strong>
      </p>
      <p>{t.removeListText}</p>
    </ConfirmDialog>
  );
}
