import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { recordAdminAction } from '../../audit/index.ts';

/** Who of the staff does it, and from which address. */
export interface Judge {
  id: string;
  from: string;
}

/** Puts on record what somebody of the staff did about a stream (P638). */
export function note(
  deps: BaseDeps,
  tx: Tx,
  judge: Judge,
  { act, id, after }: { act: 'view' | 'watch' | 'warn' | 'cut' | 'remove_line'; id: string; after?: object },
): Promise<void> {
  return recordAdminAction(deps, tx, {
    actorId: judge.id,
    action: `live.${act}`,
    subject: { type: 'live', id },
    after,
    from: judge.from,
  });
}
