import type { PersonalData } from '../../platform/personal-data.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import type { AccountsDeps } from '../accounts/index.ts';
import type { Ledger } from '../ledger/index.ts';

export interface PersonalDataDeps extends AccountsDeps {
  storage: Storage;
  /** What each module keeps of people, in the order of the modules. */
  personalData: readonly PersonalData[];
  ledger: Ledger;
}
