import type { Mail } from '../../providers/mail/mail.ts';
import type { MediaAddresses, MediaDeps } from '../media/index.ts';

export interface PostsDeps extends MediaDeps {
  mediaAddresses: MediaAddresses;
  /** So many first uploads of a creator wait for a look by staff (P27). */
  reviewFirstUploads: number;
  isDemo: boolean;
}

/** What the jobs that write to creators need. */
export interface PostsMailDeps extends PostsDeps {
  mail: Mail;
  publicUrl: string;
}
