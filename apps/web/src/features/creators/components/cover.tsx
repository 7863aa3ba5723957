import { useState } from 'react';
import { PAROL } from '../../../ui/brand/wordmark.tsx';
import classes from './cover.module.css';

/** A creator's cover; without one, lanterns in a colour of their own. */
export function Cover({
  src,
  username,
  isEager = false,
}: {
  src: string | null;
  username: string;
  isEager?: boolean;
}) {
  const [hasFailed, setHasFailed] = useState(false);
  const hue = [...username].reduce((sum, character) => sum + character.charCodeAt(0), 0) % 5;
  return (
    <div className={classes.cover} data-hue={hue}>
      {src && !hasFailed ? (
        <img
          src={src}
          alt=""
          width={1280}
          height={400}
          loading={isEager ? 'eager' : 'lazy'}
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
