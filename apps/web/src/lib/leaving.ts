const reasons = new Set<() => boolean>();

/** Whether something would go with this page: a message that the device does not keep yet, a file on its way, a stream on air. */
export function wouldLose(): boolean {
  return [...reasons].some((isLost) => isLost());
}

function ask(event: Event): void {
  if (wouldLose()) event.preventDefault();
}

/**
 * A browser asks whether its tab may be closed or loaded anew while something would be lost, and no page is opened afresh by itself (P880).
 * @returns how to be done with it
 */
export function askBeforeLeaving(isLost: () => boolean): () => void {
  // A page that listens for its end is not kept for whoever comes back to it.
  if (reasons.size === 0) window.addEventListener('beforeunload', ask);
  reasons.add(isLost);
  return () => {
    reasons.delete(isLost);
    if (reasons.size === 0) window.removeEventListener('beforeunload', ask);
  };
}
