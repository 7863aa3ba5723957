import { defineModule } from '../../platform/server-module.ts';
import { nobodyGoneEarns } from './laws/nobody-gone-earns.law.ts';
import { referralsKeepTheirCap } from './laws/referrals-keep-their-cap.law.ts';
import { salesArePaid } from './laws/sales-are-paid.law.ts';

export const salesModule = defineModule({
  name: 'sales',
  tables: ['referral_earnings'],
  laws: [nobodyGoneEarns, referralsKeepTheirCap, salesArePaid],
});
