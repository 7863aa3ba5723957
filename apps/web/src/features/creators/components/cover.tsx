import { useState } from 'react';
import { PAROL } from '../../../ui/brand/wordmark.tsx';
import { publicSrcSet } from '../../../ui/media/media-url.ts';
import { sayAgain } from '../../../ui/media/say-again.ts';
import classes from './cover.module.css';

/** As covers are made when they are uploaded. */
const OWN_WIDTH = 1280;

/** A creator's cover; without one, lanterns in a colour of their own. */
export function Cover({
  src,
  username,
  isEager = false,
  sizes,
}: {
  src: string | null;
  username: string;
  isEager?: boolean;
  /** How wide it is shown, for the browser's choice of file. */
  sizes: string;
}) {
  const [hasFailed, setHasFailed] = useState(false);
  const hue = [...username].reduce((sum, character) => sum + character.charCodeAt(0), 0) % 5;
  return (
    <div className={classes.cover} data-hue={hue}>
      {src && !hasFailed ? (
        <img
          src={src}
          srcSet={publicSrcSet(src, 768, OWN_WIDTH)}
          sizes={sizes}
          alt=""
          width={OWN_WIDTH}
          height={400}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : undefined}
          ref={sayAgain}
          onError={() => setHasFailed(true)}
        />
      ) : (
        <svg viewBox="0 0 320 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          {[30, 96, 170, 236, 290].map((x, index) => (
            <path
              key={x}
              d={PAROL}
              fill="#ffe3b0"
              opacity={0.16 + index * 0.05}
              transform={`translate(${x} ${10 + ((index * 37) % 50)}) scale(.5)`}
            />
          ))}
        </svg>
      )}
    </div>
  );
}
