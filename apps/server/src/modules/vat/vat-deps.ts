import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Ledger } from '../ledger/index.ts';

export interface VatDeps extends BaseDeps {
  ledger: Ledger;
}
