import type { Answer } from '../../../lib/api-types.ts';

export type Steps = Answer<'GET /first-steps'>['steps'];
/** Faces come first: tags are for whom none of those suits. */
export const STEP_NAMES = ['follow', 'interests', 'credits'] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** Which steps are done (P142). Who follows enough creators has found them without naming interests. */
export function stepsDone(steps: Steps): Record<StepName, boolean> {
  const follow = steps.follows >= steps.wanted_follows;
  return { interests: follow || steps.interests.length > 0, follow, credits: steps.has_credits };
}

/** The step to take now: the first that is neither done nor skipped; null when there is none. */
export function nextStep(steps: Steps, skipped: ReadonlySet<StepName>): StepName | null {
  const done = stepsDone(steps);
  return STEP_NAMES.find((name) => !done[name] && !skipped.has(name)) ?? null;
}

/** Whether the steps are shown at all. */
export function areStepsShown(steps: Steps): boolean {
  return !steps.is_put_away && Object.values(stepsDone(steps)).includes(false);
}
