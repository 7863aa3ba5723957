import type { BaseDeps } from '../../platform/base-deps.ts';

export interface SitemapDeps extends BaseDeps {
  /** Where people reach Likha, without a slash at the end. */
  publicUrl: string;
}
