import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../lib/texts.ts';
import { Button } from './button.tsx';
import { controlsTexts } from './controls.texts.generated.ts';
import { useFirstNew } from './use-first-new.ts';

interface LoadMoreProps {
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
  /** Scrolling near loads nothing: the list is as long as it is meant to be until somebody asks for more. */
  isOnRequest?: boolean;
}

/** Loads the next page as its place scrolls near; the button is there for keyboards and old browsers. */
export function LoadMore({ hasMore, isLoading, onMore, isOnRequest = false }: LoadMoreProps) {
  const t = useTexts(controlsTexts);
  const place = useRef<HTMLDivElement>(null);
  const rememberItems = useFirstNew(place, isLoading || isOnRequest);
  const load = () => {
    rememberItems();
    onMore();
  };
  const loadSoon = useEffectEvent(load);
  useEffect(() => {
    if (!place.current || !hasMore || isLoading || isOnRequest) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadSoon(), {
      rootMargin: '600px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [hasMore, isLoading, isOnRequest]);
  if (!hasMore) return null;
  return (
    <div ref={place} style={{ display: 'grid', placeItems: 'center', padding: 16 }}>
      <Button variant="default" loading={isLoading} onClick={load}>
        {t.loadMore}
      </Button>
    </div>
  );
}
