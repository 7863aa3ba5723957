import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { BindingDeps } from '../../../platform/http/bind-calls.ts';
import type { LiveEngine } from '../../../providers/live/live-engine.ts';

/** Who may send and watch, as the books of streams say now. */
export interface LiveRights {
  /** @param viewerId as the address was made for */
  mayStillWatch(streamId: string, viewerId: string): Promise<boolean>;
  /** Is this the current connection of a stream whose host may still send? */
  mayIngest(streamId: string, generation: number): Promise<IngestRight>;
}

export type IngestRight = 'yes' | 'superseded' | 'ended' | 'unknown';

export interface RelayOptions {
  deps: Pick<BaseDeps, 'clock' | 'log'> & { live: LiveEngine };
  binding: BindingDeps;
  rights: LiveRights;
}
