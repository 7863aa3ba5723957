import type { RenewAddress } from './use-fresh-address.ts';

export interface VideoProps {
  /** The list of its sizes, or the video itself. */
  url: string;
  identity: string;
  poster: string | null;
  title: string;
  width: number | null;
  height: number | null;
  viewerName?: string | undefined;
  renew?: RenewAddress | undefined;
}
