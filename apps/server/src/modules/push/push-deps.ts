import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Keys } from '../../platform/keys.ts';
import type { Push } from '../../providers/push/push.ts';

export interface PushDeps extends BaseDeps {
  push: Push;
  keysFor(use: string): Keys;
}
