import type { Reaction } from '@likha/contract/late-limits';
import {
  IconFlame,
  IconHeartFilled,
  IconMoodHappy,
  IconMoodSad,
  IconMoodSurprised,
  IconThumbUp,
} from '../../../ui/icons/icons.generated.ts';

const SIGNS: Readonly<Record<Reaction, typeof IconFlame>> = {
  heart: IconHeartFilled,
  like: IconThumbUp,
  laugh: IconMoodHappy,
  wow: IconMoodSurprised,
  sad: IconMoodSad,
  fire: IconFlame,
};

interface ReactionSignProps {
  reaction: Reaction;
  /** Pixels. */
  size: number;
}

/** A reaction as it is drawn; whoever shows it says it, too. */
export function ReactionSign({ reaction, size }: ReactionSignProps) {
  const Sign = SIGNS[reaction];
  return <Sign size={size} stroke={1.75} aria-hidden />;
}
