import type { CallResponse, Calls, Language } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { listPersonSessions } from '../accounts/index.ts';
import { recordAdminAction } from '../audit/index.ts';
import { listTransactions, readDebtOf, readWallet } from '../credits/index.ts';
import { readEarnings } from '../earnings/index.ts';
import { listSanctionsOf } from '../enforcement/index.ts';
import { countReportsOf } from '../moderation/index.ts';
import { listPayouts } from '../payouts/index.ts';
import { listPostsOf } from '../posts/index.ts';
import { findNewest } from '../verification/index.ts';
import { findPerson } from './people.queries.ts';
import type { PeopleDeps } from './people-deps.ts';
import { presentPerson } from './present-person.ts';

type Person = CallResponse<Calls['getPerson']>;

/** Of each list on a person's page. */
const NEWEST = 10;
const NEWEST_SANCTIONS = 20;

interface Looking {
  personId: string;
  adminId: string;
  /** The address that asked. */
  from: string;
  language: Language;
}

/** A person as admins see them. That an admin looked is on record before anything is answered (P167). @throws AppError `person_not_found` */
export async function readPerson(
  deps: PeopleDeps,
  { personId, adminId, from, language }: Looking,
): Promise<Person> {
  const row = await findPerson(deps.db, personId);
  if (!row) throw new AppError('person_not_found');
  const subject = { type: 'user' as const, id: personId };
  await inTransaction(deps.db, (tx) =>
    recordAdminAction(deps, tx, { actorId: adminId, action: 'user.view', subject, from }),
  );
  const isCreator = row.user_type === 'creator';
  const [wallet, owed, earnings, posts, sessions, sanctions, about, made, submission] = await Promise.all([
    row.user_type === 'fan' ? walletOf(deps, personId, language) : null,
    readDebtOf(deps, personId, NEWEST),
    isCreator ? earningsOf(deps, personId, language) : null,
    isCreator ? listPostsOf(deps, personId, NEWEST) : [],
    listPersonSessions(deps, personId, NEWEST),
    listSanctionsOf(deps, personId, NEWEST_SANCTIONS),
    countReportsOf(deps.db, personId, 'about'),
    countReportsOf(deps.db, personId, 'made'),
    isCreator ? findNewest(deps.db, personId) : undefined,
  ]);
  return {
    person: {
      ...presentPerson(row),
      is_email_confirmed: row.email_confirmed_at !== null,
      has_two_factor: row.two_factor_at !== null || row.has_passkey,
      date_of_birth: row.date_of_birth,
      legal_consent_version: row.legal_consent_version,
      posts_count: row.posts_count,
      followers_count: row.followers_count,
      subscribers_count: row.subscribers_count,
    },
    wallet,
    debt: owed.debt,
    disputes: owed.disputes.map(({ person: _, ...dispute }) => dispute),
    earnings,
    posts: posts.map(({ created_at, ...post }) => ({ ...post, created_at: created_at.toISOString() })),
    sessions: sessions.map(({ id, browser, system, network, last_used_at }) => ({
      id,
      browser,
      system,
      network,
      last_used_at,
    })),
    sanctions,
    reports: { about, made },
    submission: submission
      ? {
          id: submission.id,
          status: submission.status,
          reason: submission.reason,
          submitted_at: submission.submitted_at.toISOString(),
          decided_at: submission.decided_at?.toISOString() ?? null,
        }
      : null,
  };
}

async function walletOf(deps: PeopleDeps, personId: string, language: Language): Promise<Person['wallet']> {
  const [wallet, { transactions }] = await Promise.all([
    readWallet(deps, personId, language),
    listTransactions(deps, personId, { limit: NEWEST, type: 'all' }, language),
  ]);
  return {
    balance: wallet.balance,
    total_purchased: wallet.total_purchased,
    total_spent: wallet.total_spent,
    movements: transactions.map(({ id, description, amount, php_amount, created_at }) => ({
      id,
      description,
      amount,
      php_amount,
      created_at,
    })),
  };
}

async function earningsOf(
  deps: PeopleDeps,
  personId: string,
  language: Language,
): Promise<Person['earnings']> {
  const [earnings, { payouts, available }] = await Promise.all([
    readEarnings(deps, personId, language),
    listPayouts(deps, personId, { limit: NEWEST }, language),
  ]);
  return {
    total_earned: earnings.total_earned,
    available,
    payouts: payouts.map(({ id, bucket, amount, status, requested_at }) => ({
      id,
      bucket,
      amount,
      status,
      requested_at,
    })),
  };
}
