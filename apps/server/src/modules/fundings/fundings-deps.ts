import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Ledger } from '../ledger/index.ts';

export interface FundingsDeps extends BaseDeps {
  ledger: Ledger;
}
