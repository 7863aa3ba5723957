/** What a key means in a queue; null for keys that mean nothing. */
export type Move = 'next' | 'previous' | 'select' | 'help' | { act: string };

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** @param acts what can be done with what is at hand, by the key for it */
export function moveFor(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  acts: Readonly<Record<string, string>>,
): Move | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'j' || key === 'ArrowDown') return 'next';
  if (key === 'k' || key === 'ArrowUp') return 'previous';
  if (key === 'x') return 'select';
  if (key === '?') return 'help';
  const act = acts[key.toLowerCase()];
  return act === undefined ? null : { act };
}

/** Keys belong to a field that somebody types into, and to a dialog that is open. */
export function isElsewhere(target: EventTarget | null, root: ParentNode): boolean {
  const isField =
    target instanceof Element && target.closest('input, textarea, select, [role="tablist"]') !== null;
  return isField || root.querySelector('[role="dialog"]') !== null;
}

/** Which one is at hand: the one that was, or what took its place, the last where there is none behind. */
export function atHand(ids: readonly string[], wanted: string | null, place: number): string | null {
  if (wanted !== null && ids.includes(wanted)) return wanted;
  return ids[Math.min(place, ids.length - 1)] ?? null;
}
