import { useState } from 'react';
import { initials } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import classes from './avatar.module.css';
import { controlsTexts } from './controls.texts.generated.ts';
import { publicSrcSet, publicUrl } from './media/media-url.ts';
import { sayAgain } from './media/say-again.ts';

interface AvatarProps {
  name: string;
  src: string | null;
  size?: number;
  isOnline?: boolean;
}

/** A person's picture, or the first letters of the name. The name stands beside it, so it is silent. */
export function Avatar({ name, src, size = 44, isOnline = false }: AvatarProps) {
  const t = useTexts(controlsTexts);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  return (
    <span className={classes.root} style={{ width: size, height: size, fontSize: size * 0.36 }}>
      {src && src !== failedSrc ? (
        <img
          src={publicUrl(src, 192)}
          srcSet={publicSrcSet(src, 384)}
          sizes={`${size}px`}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          ref={sayAgain}
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <span aria-hidden="true" className={classes.letters}>
          {initials(name)}
        </span>
      )}
      {isOnline && (
        <span className={classes.online}>
          <span className="visually-hidden">{t.online}</span>
        </span>
      )}
    </span>
  );
}
