import { useEffect, useRef } from 'react';
import { useTexts } from '../lib/texts.ts';
import { Button } from './button.tsx';
import { controlsTexts } from './controls.texts.generated.ts';

interface LoadMoreProps {
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
}

/** Loads the next page as its place scrolls near; the button is there for keyboards and old browsers. */
export function LoadMore({ hasMore, isLoading, onMore }: LoadMoreProps) {
  const t = useTexts(controlsTexts);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current || !hasMore || isLoading) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '600px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [hasMore, isLoading, onMore]);
  if (!hasMore) return null;
  return (
    <div ref={place} style={{ display: 'grid', placeItems: 'center', padding: 16 }}>
      <Button variant="default" loading={isLoading} onClick={onMore}>
        {t.loadMore}
      </Button>
    </div>
  );
}
