import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { CreditsDeps } from '../credits-deps.ts';
import { findSaver } from './saver.ts';
import { findTopUp, sumOfMonth } from './top-up.queries.ts';

/** What a fan agreed to, and what was bought by it this month (P789). */
export async function readTopUp(
  deps: CreditsDeps,
  fanId: string,
): Promise<CallResponse<Calls['readAutoTopUp']>> {
  const [row, spent] = await Promise.all([
    findTopUp(deps.db, fanId),
    sumOfMonth(deps.db, fanId, deps.clock.now()),
  ]);
  const is_offered = findSaver(deps) !== null;
  if (!row) return { is_offered, top_up: null };
  return {
    is_offered,
    top_up: {
      status: row.status as 'waiting' | 'on' | 'paused',
      paused_because: row.paused_because as 'declined' | 'price' | null,
      threshold: row.threshold_credits,
      package_id: row.package_id,
      price: pesosFromCentavos(row.price_centavos),
      monthly_limit: pesosFromCentavos(row.monthly_limit_centavos),
      spent: pesosFromCentavos(spent),
      approval_url: row.status === 'waiting' ? row.approval_url : null,
    },
  };
}
