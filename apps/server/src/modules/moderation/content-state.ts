const SHOWN = new Set(['published', 'withdrawn', 'story', 'visible']);

interface Content {
  /** The post's status or the comment's state. */
  state: string;
  /** It was removed, and can be taken back. */
  can_take_back: boolean;
  /** When a story ends. */
  expires_at?: Date | null;
}

/** How a post, story or comment stands, as staff reads it. */
export function contentState(
  { state, can_take_back, expires_at = null }: Content,
  now: Date,
): 'shown' | 'hidden' | 'removed' {
  if (state === 'removed' || can_take_back) return 'removed';
  if (expires_at !== null && expires_at <= now) return 'hidden';
  return SHOWN.has(state) ? 'shown' : 'hidden';
}
