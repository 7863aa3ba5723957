import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';
import { withholdingFollowsItsRules } from './laws/withholding-follows-its-rules.law.ts';
import { withholdingRulesAreOnRecord } from './laws/withholding-rules-are-on-record.law.ts';

export const taxModule = defineModule({
  name: 'tax',
  tables: ['withholding_rules'],
  handlers: async (deps: BaseDeps) => (await import('./tax.routes.ts')).taxHandlers(deps),
  laws: [withholdingFollowsItsRules, withholdingRulesAreOnRecord],
  personal: {
    kept: {
      'withholding_rules.written_by': 'who of the staff did it: what they decide stays theirs to answer for',
    },
  },
});
