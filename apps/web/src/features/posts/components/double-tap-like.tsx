import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Post } from '../../../lib/api-types.ts';
import { IconHeartFilled } from '../../../ui/icons/icons.generated.ts';
import { useLike } from '../api/use-like.ts';
import { isSecondTap, type Tap } from '../second-tap.ts';
import classes from './double-tap-like.module.css';

interface DoubleTapLikeProps {
  post: Post;
  /** The first tap did what one tap does; this undoes it. */
  onSecondTap: () => void;
}

/**
 * Likes the post on whose pictures somebody taps twice, and never takes a like back (P383). The first tap does what it always did,
 * at once; the second is caught wherever it lands, as what the first one opened may lie there by then.
 */
export function DoubleTapLike({ post, onSecondTap }: DoubleTapLikeProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [hearts, setHearts] = useState(0);
  const toggle = useLike(post);
  const like = useEffectEvent(() => {
    onSecondTap();
    setHearts((count) => count + 1);
    if (!post.is_liked) toggle();
  });
  useEffect(() => {
    const frame = place.current?.parentElement;
    return frame ? listenFor(frame, like) : undefined;
  }, []);
  return (
    <span ref={place} className={classes.place} aria-hidden data-testid={hearts > 0 ? 'hearts' : undefined}>
      {hearts > 0 && <IconHeartFilled key={hearts} size={96} className={classes.heart} />}
    </span>
  );
}

/** Pictures are buttons; a video has controls of its own, on which people press quickly. */
const PICTURE = 'button[aria-haspopup="dialog"]';

function listenFor(frame: HTMLElement, onSecond: () => void): () => void {
  let first: Tap | null = null;
  const onClick = (event: MouseEvent) => {
    // What a keyboard presses has no place.
    if (event.detail === 0 || !(event.target instanceof Element)) return;
    const tap: Tap = { at: event.timeStamp, x: event.clientX, y: event.clientY };
    if (first && isSecondTap(first, tap)) {
      first = null;
      event.preventDefault();
      event.stopImmediatePropagation();
      onSecond();
    } else first = frame.contains(event.target) && event.target.closest(PICTURE) ? tap : null;
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}
