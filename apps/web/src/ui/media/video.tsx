import { useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { IconPlayerPlayFilled } from '../icons/icons.generated.ts';
import { playerTexts } from './player.texts.generated.ts';
import { PlayingVideo } from './playing-video.tsx';
import { ProtectedFrame } from './protected-frame.tsx';
import classes from './video.module.css';
import type { VideoProps } from './video-props.ts';

/** A video at a signed address: its picture first; what plays it is loaded when somebody wants to see it. */
export function Video(props: VideoProps) {
  const { identity, poster, title, width, height } = props;
  const t = useTexts(playerTexts);
  const [started, setStarted] = useState<string | null>(null);
  if (started === identity) return <PlayingVideo {...props} />;
  return (
    <ProtectedFrame>
      {poster && (
        <img
          src={poster}
          alt=""
          width={width ?? undefined}
          height={height ?? undefined}
          loading="lazy"
          decoding="async"
          draggable={false}
          style={{ objectFit: 'contain' }}
        />
      )}
      <button
        type="button"
        className={classes.play}
        aria-label={t.playVideo({ title })}
        onClick={() => setStarted(identity)}
      >
        <span className={classes.sign}>
          <IconPlayerPlayFilled size={32} aria-hidden />
        </span>
      </button>
    </ProtectedFrame>
  );
}
