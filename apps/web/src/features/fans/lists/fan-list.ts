import type { Answer } from '../../../lib/api-types.ts';

export type FanList = Answer<'GET /lists'>['lists'][number];
