import { type Path, paths } from '@likha/contract/addresses';
import type { Answer } from '../../lib/api-types.ts';
import type { StudioTexts } from './studio.texts.generated.ts';

type State = Answer<'GET /studio'>['first_steps'];

/** One step; without a place to go, a press does it. */
export interface Step {
  name: keyof Omit<State, 'is_put_away'>;
  label: string;
  to: Path | null;
  isDone: boolean;
}

/** What a new creator has yet to set up, in a good order. */
export function stepsOf(state: State, t: StudioTexts): Step[] {
  const settings = paths.studio('settings');
  const steps: Omit<Step, 'isDone'>[] = [
    { name: 'avatar', label: t.stepAvatar, to: settings },
    { name: 'cover', label: t.stepCover, to: settings },
    { name: 'price', label: t.stepPrice, to: settings },
    { name: 'first_post', label: t.stepPost, to: paths.studio('content') },
    { name: 'payout_method', label: t.stepPayout, to: paths.studio('earnings') },
    { name: 'link_shared', label: t.stepLink, to: null },
  ];
  return steps.map((step) => ({ ...step, isDone: state[step.name] }));
}
