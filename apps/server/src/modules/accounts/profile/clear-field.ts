import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { forgetGuestPages } from '../../../platform/http/pages/guest-pages.ts';
import { addJob } from '../../../platform/jobs.ts';
import { changeUser } from '../accounts.queries.ts';
import { removeUnusedPictureJob } from '../declared-jobs.ts';
import { PICTURE_KEPT_MS } from './cleared-picture.ts';
import { lockFields } from './profile.queries.ts';

/** What of an account staff can clear. */
export type AccountField = 'full_name' | 'bio' | 'location' | 'benefits' | 'avatar' | 'cover';

/**
 * Clears a part of somebody's profile, in the caller's transaction (P357): a name becomes the username, all else empty. The file of a picture
 * stays for a while, shown to nobody.
 * @returns what stood there, of a picture its name; null where there was nothing
 */
export async function clearField(
  { clock }: Pick<BaseDeps, 'clock'>,
  tx: Tx,
  userId: string,
  field: AccountField,
): Promise<string | null> {
  const { value, cleared } = await readField(tx, userId, field);
  if (!value || value === cleared) return null;
  await writeField(tx, userId, field, cleared);
  if (isPicture(field)) {
    const runAt = new Date(clock.now().getTime() + PICTURE_KEPT_MS);
    await addJob(tx, removeUnusedPictureJob, { userId, name: value }, { runAt });
  }
  return value;
}

/**
 * Puts back what was cleared, in the caller's transaction.
 * @returns false where something else stands there since, and for a picture whose file is gone
 */
export async function restoreField(
  { clock }: Pick<BaseDeps, 'clock'>,
  tx: Tx,
  userId: string,
  before: { field: AccountField; value: string; clearedAt: Date },
): Promise<boolean> {
  const { value, cleared } = await readField(tx, userId, before.field);
  if (value !== cleared) return false;
  const keptUntil = before.clearedAt.getTime() + PICTURE_KEPT_MS - DAY_MS;
  if (isPicture(before.field) && clock.now().getTime() > keptUntil) return false;
  await writeField(tx, userId, before.field, before.value);
  return true;
}

/** Shows everybody what staff lets stand of a locked person's profile, in the caller's transaction (P369). */
export function setField(
  tx: Tx,
  userId: string,
  field: Exclude<AccountField, 'avatar' | 'cover'>,
  value: string,
): Promise<void> {
  return writeField(tx, userId, field, value);
}

function isPicture(field: AccountField): boolean {
  return field === 'avatar' || field === 'cover';
}

const COLUMNS = {
  full_name: 'full_name',
  bio: 'bio',
  location: 'location',
  benefits: 'benefits',
  avatar: 'avatar_key',
  cover: 'cover_key',
} as const;

/** What stands there, and what would if it were cleared. */
async function readField(tx: Tx, userId: string, field: AccountField) {
  const row = await lockFields(tx, userId);
  const cleared = { full_name: row.username, bio: '', location: '', benefits: '', avatar: null, cover: null }[
    field
  ];
  return { value: row[COLUMNS[field]], cleared };
}

async function writeField(tx: Tx, userId: string, field: AccountField, value: string | null): Promise<void> {
  await changeUser(tx, userId, { [COLUMNS[field]]: value });
  await forgetGuestPages(tx, userId);
}
