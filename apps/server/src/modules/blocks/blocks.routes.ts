import type { Handlers } from '../../platform/http/bind-calls.ts';
import { expelBlocked } from '../live/index.ts';
import { blockPerson } from './block-person.ts';
import { blocksTexts } from './blocks.texts.generated.ts';
import type { BlocksDeps } from './blocks-deps.ts';
import { listBlocked } from './list-blocked.ts';
import { unblockPerson } from './unblock-person.ts';

export function blocksHandlers(
  deps: BlocksDeps,
): Pick<Handlers, 'blockPerson' | 'unblockPerson' | 'listBlocked'> {
  return {
    blockPerson: async ({ viewer, params, language }) => {
      await blockPerson(deps, viewer, params.id);
      await expelBlocked(deps, viewer.id, params.id);
      const t = blocksTexts[language];
      return { is_blocked: true, message: viewer.userType === 'fan' ? t.blockedWriting : t.blocked };
    },
    unblockPerson: async ({ viewer, params, language }) => {
      await unblockPerson(deps, viewer.id, params.id);
      const t = blocksTexts[language];
      return { is_blocked: false, message: viewer.userType === 'fan' ? t.unblockedWriting : t.unblocked };
    },
    listBlocked: ({ viewer, query }) => listBlocked(deps, viewer.id, query),
  };
}
