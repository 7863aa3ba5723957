import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { PLATFORMS } from '@likha/contract/platforms';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction, type Queryable } from '../../platform/database/index.ts';
import { holdProfile, readOwnWaiting, refuseSpam } from '../reviews/index.ts';
import { type LinkRow, listOwn, listShown, lockLinks, writeLinks } from './social-links.queries.ts';

type Links = CallResponse<Calls['getSocialLinks']>;
type Shown = CallResponse<Calls['listSocialLinks']>;
type Change = CallInput<Calls['putSocialLinks']>['body'];

/** Every platform of a creator: one that was never set is empty, and would be shown. */
async function readRows(db: Queryable, creatorId: string): Promise<LinkRow[]> {
  const rows = new Map((await listOwn(db, creatorId)).map((row) => [row.platform, row]));
  return PLATFORMS.map((platform) => rows.get(platform) ?? { platform, url: '', is_visible: true });
}

/** As their creator sees them: with what waits for a look (P369). */
function present(rows: readonly LinkRow[], waiting: ReadonlyMap<string, string>): Links {
  return {
    social_media_links: Object.fromEntries(
      rows.map(({ platform, url }) => [platform, waiting.get(platform) ?? url]),
    ),
    in_review: PLATFORMS.filter((platform) => waiting.has(platform)),
    social_media_visibility: Object.fromEntries(
      rows.map(({ platform, is_visible }) => [platform, is_visible]),
    ),
  } as Links;
}

/** A creator's own links, hidden ones among them. */
export async function readLinks(deps: BaseDeps, creatorId: string): Promise<Links> {
  return present(await readRows(deps.db, creatorId), await readOwnWaiting(deps.db, creatorId));
}

/** What a creator shows of them, in the order of the platforms. Nobody is told whether there is such a creator. */
export async function readShownLinks(deps: BaseDeps, creatorId: string): Promise<Shown> {
  const rows = await listShown(deps.db, creatorId);
  const place = ({ platform }: Shown['links'][number]) => PLATFORMS.indexOf(platform);
  return { links: rows.sort((a, b) => place(a) - place(b)) };
}

/** Changes what is named, and leaves the rest. Who calls it has checked the addresses. */
export async function saveLinks(deps: BaseDeps, creatorId: string, change: Change): Promise<Links> {
  await refuseSpam(deps, { type: 'link', authorId: creatorId, fields: change.social_media_links });
  return inTransaction(deps.db, async (tx) => {
    await lockLinks(tx, creatorId);
    const fields = change.social_media_links;
    const held = await holdProfile(deps, tx, { userId: creatorId, type: 'link', fields });
    const rows = (await readRows(tx, creatorId)).map(({ platform, url, is_visible }) => ({
      platform,
      url: held.has(platform) ? '' : (fields[platform] ?? url),
      is_visible: change.social_media_visibility[platform] ?? is_visible,
    }));
    await writeLinks(tx, creatorId, rows);
    return present(rows, await readOwnWaiting(tx, creatorId));
  });
}
