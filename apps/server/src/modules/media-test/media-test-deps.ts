import type { MediaAddresses, MediaDeps } from '../media/index.ts';

export interface MediaTestDeps extends MediaDeps {
  mediaAddresses: MediaAddresses;
}
