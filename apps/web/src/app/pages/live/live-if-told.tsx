import { useCall } from '../../../lib/use-call.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
import { publicProfile } from '../profile-calls.ts';

const loadLine = () => import('./profile-live.tsx').then((module) => module.ProfileLive);

/** Asks for a creator's stream once the page is there, so that the page is the same for all guests; what shows it comes with one. */
export function LiveIfTold({ username }: { username: string }) {
  return useIsHydrated() && <Asked username={username} />;
}

function Asked({ username }: { username: string }) {
  const { data } = useCall('GET /live/of/{username}', publicProfile(username));
  const live = data?.live;
  if (!live || live.state === 'ended') return null;
  return <OnDemand load={loadLine} props={{ live }} onFailed={() => undefined} />;
}
