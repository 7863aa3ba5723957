import { useEffect, useEffectEvent, useState } from 'react';
import { useAction } from '../../../lib/use-action.ts';
import type { News } from '../news.ts';

/**
 * Says up to where somebody has seen what they were told of, whenever something newer is listed (P444). Should that fail, it is said
 * with the next. @returns which were new in this visit: they look so until the page is left
 */
export function useReadNews(news: readonly News[], onRead: (unreadCount: number) => void) {
  const [seenUnread, setSeenUnread] = useState<ReadonlySet<string>>(new Set());
  const read = useAction('POST /notifications/read', {
    invalidates: [],
    onSuccess: ({ unread_count: count }) => onRead(count),
  });
  const unread = news.filter(({ is_read }) => !is_read);
  const newest = unread[0]?.at;
  const say = useEffectEvent((upTo: string) => {
    setSeenUnread((before) => new Set([...before, ...unread.map(({ id }) => id)]));
    read.mutate({ body: { up_to: upTo } });
  });
  useEffect(() => {
    if (newest) say(newest);
  }, [newest]);
  return ({ id, is_read }: News) => !is_read || seenUnread.has(id);
}
