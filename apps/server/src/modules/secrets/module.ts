import { defineModule } from '../../platform/server-module.ts';
import type { SecretsDeps } from './former-keys.ts';

export const secretsModule = defineModule({
  name: 'secrets',
  tables: ['former_keys'],
  resealing: async (deps: SecretsDeps) => [
    await (await import('./former-keys.ts')).formerKeysResealing(deps),
  ],
});
