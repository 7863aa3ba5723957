/** The digits of a number as people type it: commas between thousands are fine. */
export function plainNumber(typed: string): string {
  return typed.trim().replaceAll(',', '');
}
