import type { Database } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Mail } from '../../providers/mail/mail.ts';
import type { AddressableMedia, MediaAddresses, MediaDeps } from '../media/index.ts';

export interface PostsDeps extends MediaDeps {
  mediaAddresses: MediaAddresses;
  /** Files that are part of a message, for who may know of them (P432). */
  messageFiles: {
    find(
      fileKey: string,
      viewer: Viewer,
    ): Promise<{ media: AddressableMedia; right: 'locked' | 'open' } | undefined>;
  };
  /** Where rights to what is locked are looked up where `db` may be a replica's; `db` unless said. */
  rightsDb?: Database;
  /** So many first uploads of a creator wait for a look by staff (P27). */
  reviewFirstUploads: number;
  isDemo: boolean;
}

/** What the jobs that write to creators need. */
export interface PostsMailDeps extends PostsDeps {
  mail: Mail;
  publicUrl: string;
}
