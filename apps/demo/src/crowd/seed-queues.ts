import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONSENTS } from '@likha/contract/identity';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import type { Deps } from '../../../server/src/deps.ts';
import { changeProfile, findUserIdByEmail } from '../../../server/src/modules/accounts/index.ts';
import { sendAppeal } from '../../../server/src/modules/appeals/index.ts';
import { submitMessage } from '../../../server/src/modules/contact/index.ts';
import { listSanctionsOf, warnPerson } from '../../../server/src/modules/enforcement/index.ts';
import { reportContent } from '../../../server/src/modules/moderation/index.ts';
import { requestPayout, savePayoutSettings } from '../../../server/src/modules/payouts/index.ts';
import { createPost } from '../../../server/src/modules/posts/index.ts';
import { submitRemoval } from '../../../server/src/modules/removals/index.ts';
import { submitVerification } from '../../../server/src/modules/verification/index.ts';
import { inTransaction } from '../../../server/src/platform/database/index.ts';
import { renderArtwork } from '../art/artwork.ts';
import { DAY_MS, HOUR_MS, inThePast } from '../seed/in-the-past.ts';
import { openAccount } from '../seed/open-account.ts';
import type { DemoCast } from '../seed/people.ts';
import { type Posted, readPosts } from '../seed/read-posts.ts';
import { composePost } from '../seed/seed-creator.ts';
import { unlessRefused } from '../seed/unless-refused.ts';
import { viewerOf } from '../seed/viewer-of.ts';
import { APPEALS, HELD_BIO, MESSAGES, REMOVALS, REPORTED } from './queue-words.ts';
import { seedDispute } from './seed-dispute.ts';
import { seedPaid } from './seed-paid.ts';

/** The machine itself: nobody is behind it. */
const HERE = '127.0.0.1';

export interface Queued {
  cast: DemoCast;
  adminId: string;
  creatorIds: readonly string[];
  posts: readonly Posted[];
}

/** Something that waits in every queue of staff (P38); what is there already is refused, and passed over. */
export async function seedQueues(deps: Deps, queued: Queued): Promise<void> {
  const now = deps.clock.now().getTime();
  const at = (hoursAgo: number) => inThePast(deps, now - hoursAgo * HOUR_MS).deps;
  await seedReports(at(30), queued);
  await seedReviews(at(9), queued);
  await seedAppeals(at(4 * 24), at(20), queued);
  await seedLetters(at(14), queued);
  await changeProfile(at(7), await memberOf(deps, queued, 13), { bio: HELD_BIO });
  await seedPayouts(at(6), queued);
  await seedPaid(at(6), {
    adminId: queued.adminId,
    creatorIds: queued.creatorIds.slice(1, 3),
    from: HERE,
  });
  await seedApplicants(at(5));
  await seedDispute(deps, await memberOf(deps, queued, 16));
}

async function memberOf(deps: Deps, { cast }: Queued, place: number) {
  const id = await findUserIdByEmail(deps.db, cast.crowd.at(place)?.email ?? '');
  if (id === null) throw new Error(`the demo has no fan ${place}`);
  return viewerOf(id, 'fan');
}

async function seedReports(deps: Deps, queued: Queued): Promise<void> {
  const posts = queued.posts.filter(({ is_nsfw: isMature }) => !isMature);
  for (const [place, { type, words }] of REPORTED.entries()) {
    const isOfPost = place % 2 === 0;
    const subjectId = isOfPost ? posts.at(-1 - 2 * place)?.id : queued.creatorIds.at(-1 - place);
    if (!subjectId) continue;
    await reportContent(deps, await memberOf(deps, queued, place), {
      report_type: type,
      subject_type: isOfPost ? 'post' : 'profile',
      subject_id: subjectId,
      description: words,
    });
  }
}

/** One work more of the last two creators, as if they were new here. */
async function seedReviews(deps: Deps, { cast, creatorIds }: Queued): Promise<void> {
  const careful = { ...deps, reviewFirstUploads: 1000, isDemo: false };
  for (const index of [creatorIds.length - 1, creatorIds.length - 2]) {
    const [creator, id] = [cast.creators[index], creatorIds[index]];
    if (!creator || !id || (await readPosts(deps, id)).length > creator.posts) continue;
    await inFolder(deps, async (work) => {
      await createPost(
        careful,
        viewerOf(id, 'creator'),
        await composePost(creator, index, creator.posts, work),
      );
    });
  }
}

async function seedAppeals(then: Deps, since: Deps, queued: Queued): Promise<void> {
  for (const [place, { warned, appeal }] of APPEALS.entries()) {
    const { id: userId } = await memberOf(then, queued, 10 + place);
    const [known] = await listSanctionsOf(then, userId, 1);
    const sanction =
      known ??
      (await inTransaction(then.db, (tx) =>
        warnPerson(
          then,
          tx,
          { id: queued.adminId, from: HERE },
          {
            userId,
            severity: 1,
            type: 'spam',
            description: warned,
            expiresInDays: 90,
          },
        ),
      ));
    const token = since.appealTokens.make(sanction.id);
    await unlessRefused(['appeal_closed'], () => sendAppeal(since, { token, text: appeal }));
  }
}

/** Messages to us, and requests that something be removed. */
async function seedLetters(deps: Deps, queued: Queued): Promise<void> {
  for (const [place, message] of MESSAGES.entries()) {
    const { name, email } = queued.cast.crowd[20 + place] ?? ADMIRER;
    const form = { name, email, message, recaptcha_token: `message-${place}` };
    await unlessRefused(['captcha_failed'], () => submitMessage(once(deps), form, null));
  }
  for (const [place, asked] of REMOVALS.entries()) {
    const { name, email } = queued.cast.crowd[30 + place] ?? ADMIRER;
    const form = { ...asked, name, email, is_true: true, recaptcha_token: `removal-${place}` };
    const sender = { userId: null, language: DEFAULT_LANGUAGE };
    await unlessRefused(['captcha_failed'], () => submitRemoval(once(deps), form, sender));
  }
}

const ADMIRER = { name: 'Ising Kalaw', email: 'ising.kalaw@likha.test' };

/** Nobody solves anything here: what was sent is told by the name of its letter, which is taken once. */
function once(deps: Deps): Deps {
  const expiresAt = new Date(deps.clock.now().getTime() + 3650 * DAY_MS);
  const verify = async (token: string) => ({ once: `demo-${token}`, expiresAt });
  return { ...deps, captcha: { ...deps.captcha, createChallenge: async () => null, verify } };
}

/** The first creator's money is left to who tries the demo, and the next two are paid (`seedPaid`). */
async function seedPayouts(deps: Deps, { creatorIds }: Queued): Promise<void> {
  for (const [place, id] of creatorIds.slice(3, 11).entries()) {
    await savePayoutSettings(deps, id, {
      method: 'gcash',
      gcash_number: `0917555010${place}`,
      code: undefined,
    });
    await unlessRefused(['payout_minimum', 'payout_waits'], () =>
      requestPayout(deps, id, 'earnings', { correlationId: deps.ids.next() }),
    );
  }
}

const APPLICANTS = [
  { name: 'Sampaga Ventura', number: '34-7712045-1' },
  { name: 'Bughaw Rosales', number: '34-7712046-2' },
] as const;

/** Creators whose documents wait to be looked at: drawn ones, as everything here. */
async function seedApplicants(deps: Deps): Promise<void> {
  const manual = { ...deps, kycReview: 'manual' as const };
  for (const { name, number } of APPLICANTS) {
    const email = `${name.toLowerCase().replace(' ', '.')}@likha.test`;
    const id = await openAccount(deps, { name, email, userType: 'creator', dateOfBirth: '1994-02-11' });
    const viewer = { ...viewerOf(id, 'creator'), isVerified: false };
    const consents = Object.fromEntries(CONSENTS.map((consent) => [consent, 'true']));
    const fields = { id_type: 'sss', id_number: number, ...consents };
    await inFolder(deps, async (work) => {
      const picture = await renderArtwork({
        seed: name,
        style: 'capiz',
        paletteSeed: name,
        width: 1000,
        height: 700,
      });
      const path = join(work, 'document.jpg');
      await writeFile(path, picture);
      const file = { path, bytes: picture.length, isTruncated: false };
      const files = { id_photo: [file], selfie_with_id: [file] };
      await unlessRefused(['verification_waits'], () =>
        submitVerification(manual, viewer, { fields, files }, HERE),
      );
    });
  }
}

async function inFolder(deps: Deps, act: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(deps.workFolder, 'demo-'));
  try {
    await act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
