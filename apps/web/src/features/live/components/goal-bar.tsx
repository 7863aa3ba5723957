import { formatCredits } from '@likha/contract/money';
import { useTexts } from '../../../lib/texts.ts';
import type { LiveStream } from '../live.ts';
import { watchTexts } from '../watch/watch.texts.generated.ts';
import classes from './goal-bar.module.css';

/** How far a stream is towards what its host asked for. @param reached credits so far */
export function GoalBar({
  goal,
  reached,
}: {
  goal: NonNullable<LiveStream['goal']>;
  reached: number | null;
}) {
  const t = useTexts(watchTexts);
  const credits = reached ?? goal.reached_credits;
  const words = t.goal({
    reached: formatCredits(credits).replace(/ .*/, ''),
    credits: formatCredits(goal.credits),
    text: goal.text,
  });
  return (
    <div className={classes.goal} data-testid="live-goal">
      <div
        role="progressbar"
        aria-label={goal.text}
        aria-valuemin={0}
        aria-valuemax={goal.credits}
        aria-valuenow={Math.min(credits, goal.credits)}
        aria-valuetext={words}
        className={classes.track}
      >
        <div
          className={classes.done}
          style={{ transform: `scaleX(${Math.min(1, credits / goal.credits)})` }}
        />
      </div>
      <p className={classes.words}>{words}</p>
    </div>
  );
}
