import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { addJob } from '../../../platform/jobs.ts';
import { letter } from '../../../platform/letter/letter.ts';
import type { Mail } from '../../../providers/mail/mail.ts';
import { mailAnchorJob } from '../declared-jobs.ts';
import { anchorTexts } from './anchor.texts.generated.ts';
import { type Anchor, folderOf, lineOf, readAnchor } from './anchor.ts';
import type { ChainDeps } from './seal-books.ts';
import { findNewestSeal, findSeal } from './seals.queries.ts';

export interface AnchorDeps extends ChainDeps {
  env: { DATA_DIR: string };
  mail: Mail;
  contactEmail: string | null;
}

/**
 * Takes the newest seal out of the database, once a day: into a file that is never written again, and to the operator
 * (docs/decisions/0070). The anchors that are there are compared with the seals first.
 * @throws when one of them is not what the database says now: history was edited
 */
export async function anchorBooks(deps: AnchorDeps): Promise<Anchor | null> {
  const anchors = await listAnchors(deps.env.DATA_DIR);
  const moved = await findMoved(deps, anchors);
  if (moved.length > 0)
    throw new Error(`the seals of ${moved.map(({ day }) => day).join(', ')} are not as they were anchored`);
  const day = deps.clock.now().toISOString().slice(0, 10);
  const newest = await findNewestSeal(deps.lawsDb);
  if (!newest) return null;
  const known = anchors.find((anchor) => anchor.day === day);
  const anchor = known ?? { day, number: newest.number, hash: newest.hash.toString('hex') };
  if (!known) await writeAnchor(deps.env.DATA_DIR, anchor);
  if (deps.contactEmail !== null) await addJob(deps.lawsDb, mailAnchorJob, anchor, { key: `anchor:${day}` });
  return anchor;
}

/** Whole or not at all, and never over one that is there. */
async function writeAnchor(dataDir: string, anchor: Anchor): Promise<void> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${anchor.day}-${randomUUID()}`);
  await writeFile(unfinished, `${lineOf(anchor)}\n`, { mode: 0o400, flush: true });
  try {
    await link(unfinished, join(folder, `${anchor.day}.txt`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Those in the data folder, the oldest first. @throws for a file that is none: somebody has written into it */
export async function listAnchors(dataDir: string): Promise<Anchor[]> {
  const folder = folderOf(dataDir);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith('.txt')).sort();
  return Promise.all(
    files.map(async (name) => {
      const anchor = readAnchor(await readFile(join(folder, name), 'utf8'));
      if (!anchor || `${anchor.day}.txt` !== name) throw new Error(`${join(folder, name)} is no anchor`);
      return anchor;
    }),
  );
}

/** Those whose seal is another than it was, or is gone. */
export async function findMoved(
  { lawsDb }: Pick<ChainDeps, 'lawsDb'>,
  anchors: readonly Anchor[],
): Promise<Anchor[]> {
  const moved: Anchor[] = [];
  for (const anchor of anchors)
    if ((await findSeal(lawsDb, anchor.number))?.hash.toString('hex') !== anchor.hash) moved.push(anchor);
  return moved;
}

/** Out of reach of whoever has the server. Sent twice it is the same message. */
export async function mailAnchor({ mail, contactEmail }: AnchorDeps, anchor: Anchor): Promise<void> {
  if (contactEmail === null) return;
  const t = anchorTexts[DEFAULT_LANGUAGE];
  const blocks = [t.keep, `npm run chain -- "${lineOf(anchor)}"`];
  const subject = t.subject({ day: anchor.day });
  const written = letter({ language: DEFAULT_LANGUAGE, name: null, subject, blocks });
  await mail.send({ key: `anchor-${anchor.day}`, to: contactEmail, ...written });
}
