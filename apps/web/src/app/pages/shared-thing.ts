import type { Path } from '@likha/contract/addresses';
import type { ReportedThing } from '../../features/moderation/reported-thing.ts';
import type { Post } from '../../lib/api-types.ts';

/** A post or a profile, as it is handed on and reported. */
export interface SharedThing {
  thing: ReportedThing;
  /** Where it is shown to anybody who may see it. */
  path: Path;
  title: string;
  /** The post that it is; its creator may pin it. */
  post?: Post;
}
