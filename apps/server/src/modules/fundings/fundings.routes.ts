import { centavosFromPesos } from '@likha/contract/money';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { saidWithdrawn } from '../accounts/index.ts';
import { fundingsTexts } from './fundings.texts.generated.ts';
import type { FundingsDeps } from './fundings-deps.ts';
import { listFundings, readFunding } from './list-fundings.ts';
import { sayFunding } from './say-funding.ts';
import { takeFundingBack } from './take-funding-back.ts';
import { withdrawFunding } from './withdraw-funding.ts';

type FundingsCall = 'listFundings' | 'sayFunding' | 'takeFundingBack' | 'withdrawFunding';

/** What left the bank for payouts, for finance. */
export function fundingsHandlers(deps: FundingsDeps): Pick<Handlers, FundingsCall> {
  const { clock, moneyDb } = deps;
  return {
    listFundings: ({ viewer, query }) => listFundings(deps, viewer.id, query),
    sayFunding: async ({ viewer, body, request, language }) => {
      const { id, by } = await sayFunding(deps, {
        centavos: centavosFromPesos(body.amount) ?? 0,
        feeCentavos: centavosFromPesos(body.fee) ?? 0,
        leftOn: body.left_on,
        // As the database keeps it: half a character cannot be on record.
        reference: body.reference.toWellFormed(),
        agreesWith: body.agrees_with ?? null,
        adminId: viewer.id,
        correlationId: request.id,
        from: request.ip,
      });
      const t = fundingsTexts[language];
      return {
        ...(await readFunding({ db: moneyDb, clock }, id, viewer.id)),
        is_booked: by !== 'first',
        message: by === 'first' ? t.asked : t.booked,
      };
    },
    takeFundingBack: async ({ viewer, params, body, request, language }) => {
      const by = await takeFundingBack(deps, {
        id: params.id,
        reason: body.reason.toWellFormed(),
        adminId: viewer.id,
        correlationId: request.id,
        from: request.ip,
      });
      const t = fundingsTexts[language];
      return {
        ...(await readFunding({ db: moneyDb, clock }, params.id, viewer.id)),
        is_taken_back: by !== 'first',
        message: by === 'first' ? t.backAsked : t.takenBack,
      };
    },
    withdrawFunding: async ({ viewer, params, request, language }) => {
      await withdrawFunding(deps, { id: params.id, adminId: viewer.id, from: request.ip });
      return saidWithdrawn(language);
    },
  };
}
