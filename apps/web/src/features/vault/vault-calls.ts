import type { Answer } from '../../lib/api-types.ts';

export type VaultFile = Answer<'GET /vault'>['files'][number];
export type Folders = Answer<'GET /vault/folders'>['folders'];
