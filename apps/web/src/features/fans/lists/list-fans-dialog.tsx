import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconUsersGroup, IconX } from '../../../ui/icons/icons.generated.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { fansTexts } from '../fans.texts.generated.ts';
import type { FanList } from './fan-list.ts';
import classes from './list-fans-dialog.module.css';

/** Who is in a list now; of one by hand each can be taken out. */
export function ListFansDialog({ list, onClose }: { list: FanList; onClose: () => void }) {
  const t = useTexts(fansTexts);
  const query = usePages('GET /lists/{id}/fans', 'fans', { params: { id: list.id } });
  const takeOut = useAction('DELETE /lists/{id}/fans/{fan_id}', {
    invalidates: ['GET /lists', 'GET /lists/{id}/fans', 'GET /fans/{id}'],
  });
  return (
    <Dialog title={list.name} onClose={onClose}>
      <Loaded
        query={query}
        loading={<SkeletonList count={3} height={48} label={t.listsLoading} />}
        failedTitle={t.listsFailed}
        empty={
          <StatePanel
            icon={<IconUsersGroup size={32} stroke={1.75} />}
            title={t.nobodyIn}
            text={list.kind === 'by_hand' ? t.nobodyInHand : t.nobodyInRule}
          />
        }
      >
        {(fans) => (
          <ul className={classes.fans}>
            {fans.map(({ id, username, nickname }) => (
              <li key={id} className={classes.fan}>
                <span>
                  {nickname && <strong>{nickname} </strong>}
                  <span className={nickname ? 'dim' : undefined}>@{username}</span>
                </span>
                {list.kind === 'by_hand' && (
                  <IconButton
                    label={t.takeOut({ username })}
                    disabled={takeOut.isPending}
                    onClick={() => takeOut.mutate({ params: { id: list.id, fan_id: id } })}
                  >
                    <IconX size={20} stroke={1.75} aria-hidden />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <LoadMore {...query.more} />
    </Dialog>
  );
}
