const SHOWN = new Set(['published', 'withdrawn', 'visible']);

/** How a post or comment stands, as staff reads it. @param state the post's status or the comment's state */
export function contentState(state: string, isTakenDown: boolean): 'shown' | 'hidden' | 'removed' {
  if (state === 'removed' || isTakenDown) return 'removed';
  return SHOWN.has(state) ? 'shown' : 'hidden';
}
