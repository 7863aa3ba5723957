import type { Answer } from '../../../lib/api-types.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { turnOf } from '../../../lib/two-people.ts';
import { Alone } from '../../../ui/alone.tsx';
import { rateTexts } from '../rate.texts.generated.ts';

interface RatePeopleProps {
  current: Pick<Answer<'GET /credits/admin/conversion-rate'>, 'needs_two' | 'proposal'>;
  /** Pesos per credit. */
  next: number;
}

/** What one's own press does, as a far rate takes two people (P333). */
export function RatePeople({ current: { needs_two: needsTwo, proposal }, next }: RatePeopleProps) {
  const t = useTexts(rateTexts);
  const { user } = useSession();
  if (!needsTwo) return <Alone />;
  const same = proposal?.php_per_credit === next ? proposal : null;
  const turn = turnOf({ needsTwo, first: same, viewerId: user?.id });
  return <p>{same && turn === 'second' ? t.farSecond({ name: same.by }) : t.farFirst}</p>;
}
