import type { MediaAddresses, MediaDeps } from '../media/index.ts';

export interface PostsDeps extends MediaDeps {
  mediaAddresses: MediaAddresses;
  /** So many first uploads of a creator wait for a look by staff (P27). */
  reviewFirstUploads: number;
  isDemo: boolean;
}
