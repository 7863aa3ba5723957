import type { AccountsDeps } from '../accounts/index.ts';
import type { PayoutsDeps } from '../payouts/index.ts';
import type { PostsDeps } from '../posts/index.ts';

export interface PeopleDeps extends AccountsDeps, PostsDeps, PayoutsDeps {}
