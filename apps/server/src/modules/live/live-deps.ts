import type { Listener } from '../../platform/listener.ts';
import type { LiveEngine } from '../../providers/live/live-engine.ts';
import type { PostsDeps } from '../posts/index.ts';
import type { SalesDeps } from '../sales/index.ts';

export interface LiveDeps extends SalesDeps, PostsDeps {
  /** What carries streams; null where nothing does, and nobody can begin or watch one. */
  live: LiveEngine | null;
  listener: Listener | null;
}
