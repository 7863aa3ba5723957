import type { MediaDeps } from '../../media/index.ts';
import type { AccountsDeps } from '../accounts-deps.ts';

/** What changing a profile needs: it has pictures. */
export type ProfileDeps = AccountsDeps & MediaDeps;
