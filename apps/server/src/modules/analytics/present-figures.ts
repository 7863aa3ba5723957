import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { PlatformDay } from './days.queries.ts';

type Figures = CallResponse<Calls['getPlatformAnalytics']>['total'];

export const COUNTED = [
  'new_fans',
  'new_creators',
  'purchases',
  'paid_centavos',
  'credits_purchased',
  'sales',
  'credits_spent',
  'creator_centavos',
  'affiliate_centavos',
  'platform_centavos',
  'earnings_paid_out_centavos',
  'affiliate_paid_out_centavos',
  'submissions',
  'messages',
  'reports',
  'reviews',
] as const satisfies readonly (keyof PlatformDay)[];

export type Counted = Record<(typeof COUNTED)[number], number>;

/** Counted figures as they go over the wire. */
export function present(counted: Counted): Figures {
  return {
    new_fans: counted.new_fans,
    new_creators: counted.new_creators,
    purchases: counted.purchases,
    paid: pesosFromCentavos(counted.paid_centavos),
    credits_purchased: counted.credits_purchased,
    sales: counted.sales,
    credits_spent: counted.credits_spent,
    to_creators: pesosFromCentavos(counted.creator_centavos),
    to_affiliates: pesosFromCentavos(counted.affiliate_centavos),
    to_platform: pesosFromCentavos(counted.platform_centavos),
    paid_out: pesosFromCentavos(counted.earnings_paid_out_centavos + counted.affiliate_paid_out_centavos),
    submissions: counted.submissions,
    messages: counted.messages,
    reports: counted.reports,
    reviews: counted.reviews,
  };
}
