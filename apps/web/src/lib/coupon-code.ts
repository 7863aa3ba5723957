import { COUPON } from '@likha/contract/late-limits';

/** What a field keeps of a coupon's code while it is typed or pasted: capital letters, and 20 characters (P950). */
export function couponCode(text: string): string {
  return text.trimStart().toUpperCase().slice(0, COUPON.codeCharacters);
}
