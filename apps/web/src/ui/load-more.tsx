import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../lib/texts.ts';
import { Button } from './button.tsx';
import { controlsTexts } from './controls.texts.generated.ts';
import { useFirstNew } from './use-first-new.ts';

interface LoadMoreProps {
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
  /** The last attempt brought nothing: asked by itself again, it would be asked as fast as it is refused. */
  isFailed?: boolean;
  /** Scrolling near loads nothing: the list is as long as it is meant to be until somebody asks for more. */
  isOnRequest?: boolean;
  /** Nor does it later: each page is asked for by a press, as it may bring nothing and leave this where it is. */
  isByPress?: boolean;
}

/** Loads the next page as its place scrolls near; the button is there for keyboards and old browsers, and once that failed. */
export function LoadMore({
  hasMore,
  isLoading,
  onMore,
  isFailed = false,
  isOnRequest = false,
  isByPress = false,
}: LoadMoreProps) {
  const t = useTexts(controlsTexts);
  const place = useRef<HTMLDivElement>(null);
  const rememberItems = useFirstNew(place, isLoading || isOnRequest);
  const load = () => {
    rememberItems();
    onMore();
  };
  const loadSoon = useEffectEvent(load);
  const waits = isOnRequest || isByPress || isFailed;
  useEffect(() => {
    if (!place.current || !hasMore || isLoading || waits) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadSoon(), {
      rootMargin: '600px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [hasMore, isLoading, waits]);
  if (!hasMore) return null;
  return (
    <div ref={place} style={{ display: 'grid', placeItems: 'center', gap: 8, padding: 16 }}>
      {isFailed && (
        <p className="dim" role="alert">
          {t.moreFailed}
        </p>
      )}
      <Button variant="default" loading={isLoading} onClick={load}>
        {isFailed ? t.tryAgain : t.loadMore}
      </Button>
    </div>
  );
}
