import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { BindingDeps } from '../../../platform/http/binding-deps.ts';
import type { LiveEngine } from '../../../providers/live/live-engine.ts';
import type { LiveRights } from '../watching/live-rights.ts';

export interface RelayOptions {
  deps: Pick<BaseDeps, 'clock' | 'log'> & { live: LiveEngine | null };
  binding: BindingDeps;
  rights: LiveRights;
}

export type IngestRight = Awaited<ReturnType<LiveRights['mayIngest']>>;
