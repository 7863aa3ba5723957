import { useCallback, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { IconPin } from '../../../ui/icons/icons.generated.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import type { LiveLine, LiveStream } from '../live.ts';
import { chatTexts } from './chat.texts.generated.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatList } from './chat-list.tsx';
import classes from './chat-panel.module.css';
import type { LiveRoom } from './use-live-room.ts';

const loadMenu = () => import('./line-menu.tsx').then((module) => module.LineMenu);

/** What is said in a stream, and what one says. */
export function ChatPanel({ live, room }: { live: LiveStream; room: LiveRoom }) {
  const t = useTexts(chatTexts);
  const { user } = useSession();
  const [pressed, setPressed] = useState<LiveLine | null>(null);
  const close = () => setPressed(null);
  const press = useCallback((line: LiveLine) => setPressed(line), []);
  const { facts, chat } = room;
  return (
    <section className={classes.panel} aria-label={t.chat} data-testid="live-chat">
      {facts.pinned && (
        <p className={classes.pinned}>
          <IconPin size={16} stroke={2} aria-hidden />
          <span className="visually-hidden">{t.pinned}: </span>
          <span>{facts.pinned}</span>
        </p>
      )}
      <ChatList title={live.title} room={room} onPress={user ? press : null} />
      {facts.state === 'ended' ? (
        <p className={classes.closed}>{t.over}</p>
      ) : (
        <ChatComposer live={live} facts={facts} isThere={room.isThere} onSend={room.send} />
      )}
      {pressed?.person && chat.lines.some(({ id }) => id === pressed.id) && (
        <OnDemand
          load={loadMenu}
          props={{ live, line: pressed, writer: writerOf(pressed.person), room, onClose: close }}
          onFailed={close}
        />
      )}
    </section>
  );
}

function writerOf({ id, username, full_name: name }: NonNullable<LiveLine['person']>) {
  return { id, username, name };
}
