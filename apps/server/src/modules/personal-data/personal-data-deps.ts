import type { Storage } from '../../providers/storage/storage.ts';
import type { AccountsDeps } from '../accounts/index.ts';

export interface PersonalDataDeps extends AccountsDeps {
  storage: Storage;
}
