/** Whether `If-None-Match` names what there is, alone or among others: whoever asks has it. */
export function namesTag(ifNoneMatch: string, tag: string): boolean {
  return ifNoneMatch.split(',').some((each) => each.trim() === tag || each.trim() === '*');
}
