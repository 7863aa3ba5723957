import type { Answer } from '../../../lib/api-types.ts';

export type TopUpState = Answer<'GET /credits/auto-top-up'>;
export type TopUp = NonNullable<TopUpState['top_up']>;
