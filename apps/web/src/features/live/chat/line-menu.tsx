import { paths } from '@likha/contract/addresses';
import { useContext } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import type { LiveLine, LiveStream } from '../live.ts';
import { chatTexts } from './chat.texts.generated.ts';
import classes from './line-menu.module.css';
import { LineOffers, type Writer } from './line-offers.ts';
import type { LiveRoom } from './use-live-room.ts';
import { useMute } from './use-mute.ts';

interface LineMenuProps {
  live: LiveStream;
  line: LiveLine;
  writer: Writer;
  room: LiveRoom;
  onClose: () => void;
}

/** What can be done about a line and who wrote it, by who pressed it. */
export function LineMenu({ live, line, writer, room, onClose }: LineMenuProps) {
  const t = useTexts(chatTexts);
  const { user } = useSession();
  const offers = useContext(LineOffers);
  const actions = useLineActions(room, onClose);
  const name = `@${writer.username}`;
  const isOwn = user?.id === writer.id;
  const isOfHost = writer.id === live.creator.id;
  const badge = line.person?.badge;
  const params = { id: live.id };
  const quoted = line.text ? t.quoted({ title: live.title, text: line.text }) : '';
  const beyond = (act: ((who: Writer, words: string) => void) | null) =>
    act &&
    (() => {
      onClose();
      act(writer, quoted);
    });
  const [report, block] = [beyond(offers.onReport), beyond(offers.onBlock)];
  return (
    <Dialog title={t.lineOf({ name })} onClose={onClose}>
      <div className={classes.menu}>
        <p className={classes.text}>{line.text}</p>
        {(isOwn || live.may_moderate) && (
          <Button
            loading={actions.remove.isPending}
            onClick={() => actions.remove.mutate({ params: { ...params, line_id: line.id } })}
          >
            {t.remove}
          </Button>
        )}
        {live.may_moderate && !isOwn && !isOfHost && (live.is_own || badge !== 'moderator') && (
          <MuteButton live={live} writer={writer} onDone={onClose} />
        )}
        {live.is_own && !isOwn && badge !== 'moderator' && (
          <Button
            variant="default"
            loading={actions.addModerator.isPending}
            onClick={() => actions.addModerator.mutate({ params: { ...params, user_id: writer.id } })}
          >
            {t.makeModerator({ name })}
          </Button>
        )}
        {!isOwn && report && (
          <Button variant="subtle" aria-haspopup="dialog" onClick={report}>
            {t.report({ name })}
          </Button>
        )}
        {!isOwn && block && live.is_own && (
          <Button variant="subtle" aria-haspopup="dialog" onClick={block}>
            {t.block({ name })}
          </Button>
        )}
        {!live.is_own && (
          <LinkButton variant="subtle" to={paths.profileById(writer.id)}>
            {t.profile}
          </LinkButton>
        )}
      </div>
    </Dialog>
  );
}

/** Offers the one of the two that changes something; muting until it is known which. */
function MuteButton({ live, writer, onDone }: { live: LiveStream; writer: Writer; onDone: () => void }) {
  const t = useTexts(chatTexts);
  const settings = useCall('GET /live/{id}/chat/settings', { params: { id: live.id } }, { staleTime: 0 });
  const mute = useMute(onDone);
  const isMuted = settings.data?.muted.some(({ id }) => id === writer.id) ?? false;
  const name = `@${writer.username}`;
  return (
    <Button
      variant="default"
      loading={mute.isPending}
      onClick={() =>
        mute.mutate({ params: { id: live.id }, body: { user_id: writer.id, is_muted: !isMuted } })
      }
    >
      {isMuted ? t.unmute({ name }) : t.mute({ name })}
    </Button>
  );
}

function useLineActions(room: LiveRoom, onClose: () => void) {
  const t = useTexts(chatTexts);
  const onError = (error: Error) =>
    notify({ tone: 'bad', title: t.notDone, text: detailOf(error, t.tryAgain) });
  const done = (title: string) => {
    onClose();
    notify({ tone: 'good', title });
  };
  const remove = useAction('DELETE /live/{id}/chat/{line_id}', {
    invalidates: [],
    onSuccess: ({ id }) => {
      room.add({ lines: [], removed: [id], cursor: 0 });
      onClose();
    },
    onError,
  });
  const addModerator = useAction('PUT /live/{id}/moderators/{user_id}', {
    invalidates: ['GET /live/{id}/chat/settings'],
    onSuccess: () => done(t.madeModerator),
    onError,
  });
  return { remove, addModerator };
}
