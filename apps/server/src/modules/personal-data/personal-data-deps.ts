import type { Storage } from '../../providers/storage/storage.ts';
import type { AccountsDeps } from '../accounts/index.ts';
import type { Ledger } from '../ledger/index.ts';

export interface PersonalDataDeps extends AccountsDeps {
  storage: Storage;
  ledger: Ledger;
}
