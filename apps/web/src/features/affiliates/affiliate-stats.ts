import type { Answer } from '../../lib/api-types.ts';

export { affiliatesTexts } from './affiliates.texts.generated.ts';

export type AffiliateStats = Answer<'GET /affiliates/stats'>;
