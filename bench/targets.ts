/** What is asked of a figure. */
export interface Target {
  name: string;
  /** As it is shown. */
  figure: number;
  /** The least, or the most, that it may be. */
  least?: number;
  most?: number;
}

/** A figure of nothing, as 0 / 0, reaches no target. */
export function isReached({ figure, least, most }: Target): boolean {
  return (least === undefined || figure >= least) && (most === undefined || figure <= most);
}

/** As two decimals show it: what is judged is what is read. */
export const rounded = (value: number): number => Number(value.toFixed(2));

/** The last line of a part of docs/performance.md: each target that was missed, by its name. */
export function verdict(targets: readonly Target[]): string {
  const missed = targets.filter((target) => !isReached(target));
  if (missed.length === 0) return 'Every target of this part is reached.';
  const lines = missed.map(
    ({ name, figure, least, most }) =>
      `- ${name}: ${figure}, ${least === undefined ? `at most ${most}` : `at least ${least}`}`,
  );
  return `**Missed, ${missed.length} of ${targets.length} targets:**\n\n${lines.join('\n')}`;
}
