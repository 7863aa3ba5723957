import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Ledger } from '../ledger/index.ts';

export interface TaxDeps extends BaseDeps {
  ledger: Ledger;
}
