import { DOCUMENT_IMAGE } from '@likha/contract/identity';
import { MINIMUM_AGE_YEARS } from '@likha/contract/limits';

/** What is known of who submits, beyond what the form and the pictures show by themselves. */
export interface ScreeningFacts {
  ageYears: number;
  /** Another creator is verified with this number. */
  isNumberUsed: boolean;
}

/** Why the screening does not verify somebody. */
export type Finding = 'number_used' | 'too_young';

export type Outcome =
  | { status: 'pending' | 'approved'; finding: null }
  | { status: 'rejected'; finding: Finding };

/**
 * How a submission begins (P10). Automatic review decides at once; otherwise a person does, and is shown what the screening
 * found.
 */
export function screen(facts: ScreeningFacts, review: 'auto' | 'manual'): Outcome {
  if (review === 'manual') return { status: 'pending', finding: null };
  if (facts.ageYears < MINIMUM_AGE_YEARS) return { status: 'rejected', finding: 'too_young' };
  if (facts.isNumberUsed) return { status: 'rejected', finding: 'number_used' };
  return { status: 'approved', finding: null };
}

/** Whether a number on an ID can be read in a picture of this size, in pixels. */
export function isLargeEnough({ width, height }: { width: number; height: number }): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return long >= DOCUMENT_IMAGE.longSide && short >= DOCUMENT_IMAGE.shortSide;
}
