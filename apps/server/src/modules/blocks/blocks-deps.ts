import type { BaseDeps } from '../../platform/base-deps.ts';
import type { LiveDeps } from '../live/index.ts';

export interface BlocksDeps extends BaseDeps, Pick<LiveDeps, 'live'> {}
