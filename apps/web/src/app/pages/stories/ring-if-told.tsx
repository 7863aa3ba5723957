import type { Me } from '../../../lib/api-types.ts';
import { useCall } from '../../../lib/use-call.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';

const loadRing = () => import('./profile-ring.tsx').then((module) => module.ProfileRing);

interface RingIfToldProps {
  username: string;
  /** Null for a guest, who is shown what is for everyone (P493). */
  viewer: Me | null;
}

/** Asks for a creator's stories once the page is there, so that the page is the same for all guests; the ring comes with the first one. */
export function RingIfTold(props: RingIfToldProps) {
  return useIsHydrated() && <Asked {...props} />;
}

function Asked({ username, viewer }: RingIfToldProps) {
  const { data } = useCall('GET /stories/{username}', { params: { username } });
  if (!data || data.stories.length + (viewer ? data.locked.length : 0) === 0) return null;
  return <OnDemand load={loadRing} props={{ username }} onFailed={() => undefined} />;
}
