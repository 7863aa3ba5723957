/** How far something is that may take two people, for one of the staff (P332). */
export type Turn =
  /** One is enough. */
  | 'one'
  /** Two are needed, and nobody's word counts yet: theirs is the first. */
  | 'first'
  /** Theirs was the first; another person has to say the same. */
  | 'mine'
  /** Somebody else was the first: theirs is the second. */
  | 'second';

interface Two {
  needsTwo: boolean;
  /** Whose word was the first, and whether they still may. */
  first: { by_id: string; counts: boolean } | null;
  viewerId: string | undefined;
}

export function turnOf({ needsTwo, first, viewerId }: Two): Turn {
  if (!needsTwo) return 'one';
  if (!first?.counts) return 'first';
  return first.by_id === viewerId ? 'mine' : 'second';
}
