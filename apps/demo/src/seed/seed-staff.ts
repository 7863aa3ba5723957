import type { Deps } from '../../../server/src/deps.ts';
import { findUserIdByEmail } from '../../../server/src/modules/accounts/index.ts';
import { createCoupon } from '../../../server/src/modules/coupons/index.ts';
import { decideReport, readReports, reportContent } from '../../../server/src/modules/moderation/index.ts';
import { addKeyword } from '../../../server/src/modules/reviews/index.ts';
import { DAY_MS, inThePast } from './in-the-past.ts';
import type { DemoCast } from './people.ts';
import type { Posted } from './read-posts.ts';
import { unlessRefused } from './unless-refused.ts';
import { viewerOf } from './viewer-of.ts';

/** The machine itself: nobody is behind it. */
const HERE = '127.0.0.1';

const COUPONS = [
  { code: 'MABUHAY10', type: 'percentage', value: 10, max_discount: 100, description: 'Welcome to Likha' },
  { code: 'PASKO50', type: 'fixed_amount', value: 50, min_order_value: 500, description: 'For the holidays' },
] as const;

const KEYWORDS = [
  { keyword: 'libreng load', severity: 2 },
  { keyword: 'usap tayo sa labas', severity: 3 },
  { keyword: 'bayad muna bago padala', severity: 4 },
];

const ABOUT_POST = 'It sends people to a shop elsewhere.';
const ABOUT_PROFILE = 'I do not like the colours.';

interface House {
  creatorIds: readonly string[];
  supporters: DemoCast['supporters'];
  posts: readonly Posted[];
}

/** What staff has done by now: coupons, words that are looked for, reports that were decided. What waits comes with the crowd, and from who tries the demo. */
export async function seedStaff(deps: Deps, adminId: string, house: House): Promise<void> {
  const { deps: past, clock } = inThePast(deps, deps.clock.now().getTime() - 3 * DAY_MS);
  const admin = { id: adminId, from: HERE };
  for (const coupon of COUPONS)
    await unlessRefused(['coupon_code_taken'], () => createCoupon(past, admin, coupon));
  for (const keyword of KEYWORDS)
    await unlessRefused(['keyword_taken'], () => addKeyword(past, admin, keyword));
  const creatorId = house.creatorIds.at(-1);
  const post = house.posts.find((each) => each.creator_id === creatorId && !each.is_nsfw);
  if (!post || !creatorId) return;
  await report(past, house, { type: 'spam', subject: ['post', post.id], words: ABOUT_POST });
  await report(past, house, { type: 'others', subject: ['profile', creatorId], words: ABOUT_PROFILE });
  clock.goTo(clock.now().getTime() + DAY_MS);
  for (const { id, description } of await waiting(past, adminId)) {
    if (description === ABOUT_POST) await decideReport(past, admin, id, WARNED);
    if (description === ABOUT_PROFILE) await decideReport(past, admin, id, DISMISSED);
  }
}

const WARNED = {
  status: 'resolved',
  action_taken: 'warning',
  admin_notes: 'The link is gone by now.',
  warning: {
    severity: 2,
    warning_type: 'spam',
    description: 'Please leave links to other shops out of your posts.',
    expires_in_days: 90,
  },
} as const;
const DISMISSED = {
  status: 'dismissed',
  action_taken: 'no_action',
  admin_notes: 'No rule is broken.',
} as const;

interface Reported {
  type: 'spam' | 'others';
  subject: ['post' | 'profile', string];
  words: string;
}

/** By the first supporter, once, whatever became of it. */
async function report(deps: Deps, { supporters }: House, { type, subject, words }: Reported): Promise<void> {
  const [first] = supporters;
  const fanId = first && (await findUserIdByEmail(deps.db, first.email));
  if (!fanId) return;
  const { reports } = await readReports(deps, viewerOf(fanId, 'fan'), { status: 'all', limit: 50 });
  if (reports.some(({ description }) => description === words)) return;
  const [subject_type, subject_id] = subject;
  const form = { report_type: type, subject_type, subject_id, description: words };
  await reportContent(deps, viewerOf(fanId, 'fan'), form);
}

async function waiting(deps: Deps, adminId: string) {
  return (await readReports(deps, viewerOf(adminId, 'fan'), { status: 'pending', limit: 50 })).reports;
}
