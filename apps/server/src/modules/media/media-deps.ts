import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Keys } from '../../platform/keys.ts';
import type { BoundedDisk } from '../../providers/storage/bounded-disk.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import type { MediaKey } from './serve/sign-media.ts';
import type { VideoEngine } from './video/video-engine.ts';

export interface MediaDeps extends BaseDeps {
  storage: Storage;
  /** Pictures with a viewer's name in them: made on demand, kept on the local disk within a bound. */
  viewCache: BoundedDisk;
  mediaKey: MediaKey;
  /** Of the numbers that pictures carry: whoever has it reads and takes them away. */
  traceKey: Buffer;
  keysFor(use: string): Keys;
  /** Where uploads and work in progress live; emptied of what a crash left behind. */
  workFolder: string;
  videoEngine: VideoEngine;
}
