import type { CallResponse, Calls } from '@likha/contract';
import type { IdType } from '@likha/contract/identity';
import type { Language } from '@likha/contract/language';
import { creditsForCentavos, pesosFromCentavos } from '@likha/contract/money';
import type { StaffRole } from '@likha/contract/staff-roles';
import { publicMediaUrl } from '../../../platform/public-media-url.ts';
import { type DatedVersion, presentVersion } from '../../legal/index.ts';
import { ONLINE_MS } from '../presence/presence.ts';
import { needsTwoFactor, type TwoFactorDuty } from '../two-factor/has-second-factor.ts';
import { linesOf } from './benefits.ts';

type PublicUser = CallResponse<Calls['getProfile']>;
type Me = CallResponse<Calls['getMe']>['user'];

export interface PublicUserRow {
  id: string;
  username: string;
  full_name: string;
  avatar_key: string | null;
  cover_key: string | null;
  bio: string;
  location: string;
  benefits: string;
  user_type: string;
  kyc_status: string;
  subscription_price_centavos: number | null;
  followers_count: number;
  posts_count: number;
  mature_posts_count: number;
  created_at: Date;
  last_seen_at: Date;
  shows_online: boolean;
}

/** What somebody sees of their own words that wait for a look (P369): what they wrote, and not what others see meanwhile. */
export function withWaiting<Row extends Pick<PublicUserRow, 'full_name' | 'bio' | 'location' | 'benefits'>>(
  row: Row,
  waiting: ReadonlyMap<string, string>,
): Row {
  return {
    ...row,
    full_name: waiting.get('full_name') ?? row.full_name,
    bio: waiting.get('bio') ?? row.bio,
    location: waiting.get('location') ?? row.location,
    benefits: waiting.get('benefits') ?? row.benefits,
  };
}

/** Which of one's own words wait for a look, links aside, which are no part of this answer. */
export function inReviewOf(waiting: ReadonlyMap<string, string>): Me['in_review'] {
  return (['full_name', 'bio', 'location', 'benefits'] as const).filter((field) => waiting.has(field));
}

export interface UserFacts {
  now: Date;
  centavosPerCredit: number;
  isFollowing: boolean;
  isSubscribed: boolean;
  /** Mature posts are left out of what the viewer is shown of this person (P24). */
  hidesMature: boolean;
}

/** A person as others see them: no email address, no birthday. */
export function presentUser(row: PublicUserRow, facts: UserFacts): PublicUser {
  const price = row.subscription_price_centavos;
  const hidden = facts.hidesMature ? row.mature_posts_count : 0;
  return {
    id: row.id,
    username: row.username,
    full_name: row.full_name,
    avatar: publicMediaUrl(row.avatar_key),
    cover: publicMediaUrl(row.cover_key),
    bio: row.bio,
    location: row.location,
    user_type: row.user_type as PublicUser['user_type'],
    is_verified: row.kyc_status === 'approved',
    is_online: row.shows_online && facts.now.getTime() - row.last_seen_at.getTime() < ONLINE_MS,
    subscription_price: price === null ? null : pesosFromCentavos(price),
    subscription_price_credits: price === null ? null : creditsForCentavos(price, facts.centavosPerCredit),
    benefits: linesOf(row.benefits),
    followers_count: row.followers_count,
    posts_count: row.posts_count - hidden,
    hidden_posts_count: hidden,
    created_at: row.created_at.toISOString(),
    is_following: facts.isFollowing,
    is_subscribed: facts.isSubscribed,
  };
}

/** What of an ID its creator is told of: that of the submission that is approved, or waits. */
export interface ShownId {
  type: IdType;
  end: string;
  /** As PostgreSQL writes a moment in JSON. */
  approved_at: string | null;
}

export interface MeRow extends PublicUserRow {
  email: string;
  email_confirmed_at: Date | null;
  two_factor_at: Date | null;
  has_passkey: boolean;
  staff_role: StaffRole | null;
  safe_mode: boolean;
  is_discreet: boolean;
  legal_consent_version: string;
  legal_consent_at: Date;
  shown_id: ShownId | null;
  language: Language | null;
  subscriptions: string[];
}

/** A person as they see themselves. */
export function presentMe(
  row: MeRow,
  facts: UserFacts & {
    walletBalance: number;
    twoFactorFor: TwoFactorDuty;
    newDocuments: DatedVersion | null;
    inReview: Me['in_review'];
  },
): Me {
  const newDocuments = facts.newDocuments && presentVersion(facts.newDocuments, facts.now);
  return {
    ...presentUser(row, facts),
    email: row.email,
    is_email_confirmed: row.email_confirmed_at !== null,
    staff_role: row.user_type === 'admin' ? row.staff_role : null,
    needs_two_factor: needsTwoFactor(row, facts.twoFactorFor),
    kyc_status: row.kyc_status as Me['kyc_status'],
    verification_date: row.shown_id?.approved_at ? new Date(row.shown_id.approved_at).toISOString() : null,
    id_type: row.shown_id?.type ?? null,
    id_number: row.shown_id?.end ?? null,
    safe_mode: row.safe_mode,
    is_discreet: row.is_discreet,
    shows_online: row.shows_online,
    wallet_balance: facts.walletBalance,
    subscriptions: row.subscriptions,
    legal_consent_given: true,
    legal_consent_date: row.legal_consent_at.toISOString(),
    legal_consent_version: row.legal_consent_version,
    needs_consent: newDocuments?.is_in_force ?? false,
    new_documents: newDocuments,
    language: row.language,
    in_review: facts.inReview,
  };
}
