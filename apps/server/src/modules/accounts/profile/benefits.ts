/** Benefits as they are kept, a part of a profile in one text: one on each line (P411). */
export function linesOf(benefits: string): string[] {
  return benefits === '' ? [] : benefits.split('\n');
}
