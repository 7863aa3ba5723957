import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Listener } from '../../platform/listener.ts';
import type { Sessions } from '../accounts/index.ts';

export interface SocketsDeps extends BaseDeps {
  listener: Listener | null;
  sessions: Sessions;
}
