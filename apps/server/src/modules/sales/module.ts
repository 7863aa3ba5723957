import { defineModule } from '../../platform/server-module.ts';
import { nobodyGoneEarns } from './laws/nobody-gone-earns.law.ts';
import { referralsKeepTheirCap } from './laws/referrals-keep-their-cap.law.ts';
import { salesArePaid } from './laws/sales-are-paid.law.ts';

export const salesModule = defineModule({
  name: 'sales',
  tables: ['referral_earnings'],
  laws: [nobodyGoneEarns, referralsKeepTheirCap, salesArePaid],
  personal: {
    kept: {
      'creator_terms.creator_id': 'a view of the account itself',
      'person_terms.person_id': 'a view of the account itself',
      'referral_earnings.creator_id': 'the books name it, and are kept as the law asks',
    },
    exported: {
      sales: { table: 'sales', owner: 'creator_id', key: 'id', columns: 'id, reason, credits' },
    },
  },
});
