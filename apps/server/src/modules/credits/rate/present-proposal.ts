import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { RateProposal } from './rate.queries.ts';

type Shown = Omit<NonNullable<CallResponse<Calls['getRate']>['proposal']>, 'counts'>;

export function presentProposal(row: RateProposal & { full_name: string }): Shown {
  return {
    php_per_credit: pesosFromCentavos(row.centavos_after),
    by_id: row.proposed_by,
    by: row.full_name,
    at: row.proposed_at.toISOString(),
  };
}
