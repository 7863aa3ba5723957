import { paths } from '@likha/contract/addresses';
import { type ReactNode, useCallback, useState } from 'react';
import { invalidate } from '../../../lib/kept-answers.ts';
import { useTexts } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconMessageCircle, IconMessageCircleOff, IconSettings } from '../../../ui/icons/icons.generated.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { RoundBackLink } from '../../../ui/round-back-link.tsx';
import { chatTexts } from '../chat/chat.texts.generated.ts';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { useLiveRoom } from '../chat/use-live-room.ts';
import { Stage } from '../components/stage.tsx';
import { useNewsFocus } from '../components/use-news-focus.ts';
import type { LiveStream } from '../live.ts';
import { AudienceWords } from './announcement.tsx';
import { takeWatch } from './first-watch.ts';
import { LivePicture } from './live-picture.tsx';
import { LiveTop } from './live-top.tsx';
import { TipBanner } from './tip-banner.tsx';
import { useLivePlayer } from './use-live-player.ts';
import { watchTexts } from './watch.texts.generated.ts';
import classes from './watched-live.module.css';

const loadSettings = () =>
  import('../chat/chat-settings-dialog.tsx').then((module) => module.ChatSettingsDialog);

interface WatchedLiveProps {
  live: LiveStream;
  tip: ReactNode;
  menu: ReactNode;
  /** It took the place of what was locked, or announced, a moment ago. */
  isNews: boolean;
}

/** A running stream for who may watch it: its picture, what is said, and tips over it. */
export function WatchedLive({ live, tip, menu, isNews }: WatchedLiveProps) {
  const t = useTexts(watchTexts);
  const chat = useTexts(chatTexts);
  const { id, creator, title } = live;
  const name = creator.full_name;
  const [isAlone, setIsAlone] = useState(false);
  const [isSetting, setIsSetting] = useState(false);
  const watch = useCallback(() => takeWatch(id), [id]);
  const player = useLivePlayer(watch, () => void invalidate(['GET /live/of/{username}', 'GET /live/{id}']));
  const room = useLiveRoom(live, chat.notSent);
  const { video } = player;
  useNewsFocus(isNews, () => video.current);
  const { facts } = room;
  const Chat = isAlone ? IconMessageCircle : IconMessageCircleOff;
  const close = () => setIsSetting(false);
  return (
    <>
      <Stage
        hasControls
        isSideHidden={isAlone}
        picture={
          <LivePicture
            player={player}
            label={t.pictureOf({ name, title })}
            stillUrl={live.still_url}
            waitingWords={facts.state === 'waiting' ? t.waiting({ name }) : null}
          />
        }
        notes={<TipBanner chat={room.chat} isThere={room.isThere} />}
        top={
          <LiveTop
            live={{ ...live, state: facts.state }}
            viewersCount={facts.viewersCount}
            goalReached={facts.goalReached}
            start={<RoundBackLink to={paths.live()} label={t.back} className={classes.back} />}
            end={menu}
          />
        }
        tools={
          <>
            {live.may_moderate && (
              <IconButton
                label={chat.settings}
                className={classes.tool}
                aria-haspopup="dialog"
                onClick={() => setIsSetting(true)}
              >
                <IconSettings size={22} stroke={1.75} aria-hidden />
              </IconButton>
            )}
            <IconButton
              label={isAlone ? t.showChat : t.hideChat}
              className={classes.tool}
              onClick={() => setIsAlone(!isAlone)}
            >
              <Chat size={22} stroke={1.75} aria-hidden />
            </IconButton>
            {tip}
          </>
        }
        side={<ChatPanel live={live} room={room} />}
        foot={
          <div className={classes.foot}>
            <h2>{title}</h2>
            <AudienceWords live={live} />
          </div>
        }
      />
      {isSetting && <OnDemand load={loadSettings} props={{ live, onClose: close }} onFailed={close} />}
    </>
  );
}
