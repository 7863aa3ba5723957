import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { plansTexts } from '../plans.texts.generated.ts';
import { teaserOf } from '../plans.ts';

/** What a creator offers besides a month, in a few words; nothing while it is asked for, and where there is nothing. */
export function PlanTeaser({ creatorId }: { creatorId: string }) {
  const t = useTexts(plansTexts);
  const { data } = useCall('GET /creators/{id}/subscription-plans', { params: { id: creatorId } });
  return data ? teaserOf(data.plans, t) : null;
}
