import { defineModule } from '../../platform/server-module.ts';
import type { AnchorDeps } from './chain/anchor-books.ts';
import { createLedger } from './index.ts';
import { accountsAreWhatTheySay } from './laws/accounts-are-what-they-say.law.ts';
import { balancesEqualPostings } from './laws/balances-equal-postings.law.ts';
import { currenciesSumToZero } from './laws/currencies-sum-to-zero.law.ts';
import { depositsBackCredits } from './laws/deposits-back-credits.law.ts';
import { entriesAreOfTheirTime } from './laws/entries-are-of-their-time.law.ts';
import { entriesAreWhole } from './laws/entries-are-whole.law.ts';
import { entriesKeepDeposits } from './laws/entries-keep-deposits.law.ts';
import { entriesKeepTheirSeals } from './laws/entries-keep-their-seals.law.ts';
import { postingsKeepTheirCurrency } from './laws/postings-keep-their-currency.law.ts';
import { signsFollowTypes } from './laws/signs-follow-types.law.ts';
import { sumsEqualPostings } from './laws/sums-equal-postings.law.ts';
import { turnoverEqualsTrades } from './laws/turnover-equals-trades.law.ts';
import type { PostContext } from './post-entry.ts';

export const ledgerModule = defineModule({
  name: 'ledger',
  tables: [
    'ledger_accounts',
    'ledger_entries',
    'ledger_postings',
    'ledger_seals',
    'ledger_marks',
    'ledger_sums',
    'law_checks',
  ],
  jobs: async (deps: AnchorDeps) => (await import('./ledger.jobs.ts')).ledgerJobs(deps),
  services: (wired: PostContext) => ({ ledger: createLedger(wired) }),
  laws: [
    entriesKeepTheirSeals,
    sumsEqualPostings,
    entriesAreOfTheirTime,
    balancesEqualPostings,
    turnoverEqualsTrades,
    currenciesSumToZero,
    signsFollowTypes,
    accountsAreWhatTheySay,
    postingsKeepTheirCurrency,
    entriesAreWhole,
    entriesKeepDeposits,
    depositsBackCredits,
  ],
});
