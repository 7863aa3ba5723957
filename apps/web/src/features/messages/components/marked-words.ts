interface Stretch {
  /** Where it begins. */
  at: number;
  words: string;
  isMarked: boolean;
}

/** A text in stretches, those of what was searched marked. @param search in capitals or not */
export function markedWords(text: string, search: string): Stretch[] {
  const wanted = search.toLowerCase();
  const lower = text.toLowerCase();
  // Of a few letters the small one is longer: then nothing is marked rather than the wrong thing.
  if (wanted === '' || lower.length !== text.length) return [{ at: 0, words: text, isMarked: false }];
  const stretches: Stretch[] = [];
  let from = 0;
  for (let place = lower.indexOf(wanted); place >= 0; place = lower.indexOf(wanted, from)) {
    if (place > from) stretches.push({ at: from, words: text.slice(from, place), isMarked: false });
    from = place + wanted.length;
    stretches.push({ at: place, words: text.slice(place, from), isMarked: true });
  }
  if (from < text.length) stretches.push({ at: from, words: text.slice(from), isMarked: false });
  return stretches;
}
