import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ProtectedFrame } from '../../../ui/media/protected-frame.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import classes from './live-picture.module.css';
import { MovingName } from './moving-name.tsx';
import { PlayerControls } from './player-controls.tsx';
import type { LivePlayer } from './use-live-player.ts';
import { watchTexts } from './watch.texts.generated.ts';

interface LivePictureProps {
  player: LivePlayer;
  /** Said of the picture to who does not see it. */
  label: string;
  stillUrl: string | null;
  /** The one on camera is away for a moment. */
  waitingWords: string | null;
}

/** A running stream's picture, in every state that playing it can have. */
export function LivePicture({ player, label, stillUrl, waitingWords }: LivePictureProps) {
  const { state, name, attach } = player;
  const [isUpright, setIsUpright] = useState(false);
  const isStill = state === 'starting' || state === 'pressed' || state === 'broken';
  return (
    <ProtectedFrame>
      {/* biome-ignore lint/a11y/useMediaCaption: what is live has no captions */}
      <video
        ref={attach}
        className={classes.video}
        playsInline
        aria-label={label}
        poster={stillUrl ?? undefined}
        data-testid="live-video"
        data-state={state}
        data-upright={isUpright || undefined}
        onResize={({ currentTarget: shown }) => setIsUpright(shown.videoHeight > shown.videoWidth)}
      />
      {isStill && stillUrl && <img src={stillUrl} alt="" className={classes.still} />}
      {name && <MovingName name={name} />}
      <div className={classes.words} role="status">
        <Words player={player} waitingWords={waitingWords} />
      </div>
      <PlayerControls player={player} />
    </ProtectedFrame>
  );
}

function Words({ player, waitingWords }: Pick<LivePictureProps, 'player' | 'waitingWords'>) {
  const t = useTexts(watchTexts);
  if (waitingWords && player.state !== 'paused')
    return (
      <Said>
        <Spinner size={28} />
        {waitingWords}
      </Said>
    );
  if (player.state === 'starting' || player.state === 'catching')
    return (
      <Said>
        <Spinner size={28} />
        {player.state === 'starting' ? t.starting : t.catching}
      </Said>
    );
  if (player.state === 'pressed') return <Button onClick={player.goLive}>{t.press}</Button>;
  if (player.state === 'refused') return <Said>{t.expired}</Said>;
  if (player.state === 'elsewhere') return <Said>{t.elsewhere}</Said>;
  if (player.state !== 'broken') return null;
  return (
    <Said>
      <strong>{t.failed}</strong>
      {t.failedText}
      <Button variant="default" onClick={player.again}>
        {t.tryAgain}
      </Button>
    </Said>
  );
}

function Said({ children }: { children: ReactNode }) {
  return <div className={classes.said}>{children}</div>;
}
