import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { writeLine } from './write-line.ts';

interface Goal {
  /** The stream's, which is locked. */
  id: string;
  goal_credits: number | null;
  goal_text: string;
  /** What its tips add up to; before, as far as that goal was concerned. */
  reached: { before: number; after: number };
}

/** Says in the chat that the goal of a stream is reached: by a tip, or as it was set lower (P632). Once, unless it is set higher. */
export async function sayIfReached(
  deps: BaseDeps,
  tx: Tx,
  { id: liveId, goal_credits: goal, goal_text: text, reached: { before, after } }: Goal,
): Promise<void> {
  if (goal === null || before >= goal || after < goal) return;
  await writeLine(deps, tx, {
    id: deps.ids.next(),
    liveId,
    authorId: null,
    clientId: null,
    kind: 'goal',
    text,
    credits: goal,
    tipId: null,
    isHeld: false,
  });
}
