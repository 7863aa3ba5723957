import type { StaffPart } from '@likha/contract/staff-roles';
import type { Queryable } from '../../../platform/database/index.ts';
import { demandPart } from '../../../platform/http/demand-part.ts';
import { readSettings } from '../../settings/index.ts';
import { hasOtherInto, listInto, mayStillInto } from './standing.queries.ts';

/** By whom something is decided: it waits for a second person, whom the first cannot be, or it is decided. */
export type People = 'first' | 'first again' | 'by two' | 'by one' | 'by one, as nobody else may';

/** What became of it, where who was first is not heard twice. */
export type DecidedBy = Exclude<People, 'first again'>;

interface Deciding {
  /** Who wanted it before; null where nobody did. */
  first: string | null;
  adminId: string;
  /** Whether it is large enough for two. */
  needsTwo?: boolean;
}

/**
 * Counts who decides what takes two people of a part of administration (P332), behind the lock of what is decided. Who was first counts as long as they still may.
 * @throws AppError `other_part` to who may not any more (P1017)
 */
export async function countPeople(
  db: Queryable,
  part: StaffPart,
  { first, adminId, needsTwo = true }: Deciding,
): Promise<People> {
  if (!(await mayStillInto(db, part, adminId))) demandPart(part, null);
  if (first !== null && first !== adminId && (await mayStillInto(db, part, first))) return 'by two';
  if (!needsTwo) return 'by one';
  if (!(await hasOtherInto(db, part, adminId))) return 'by one, as nobody else may';
  return first === adminId ? 'first again' : 'first';
}

/** Who could decide what takes two people, as somebody who looks at it is told (P332). */
export interface Deciders {
  /** Whether anybody but who looks may decide it by now. */
  hasOther: boolean;
  /** Whether what somebody said as the first of two counts by now. */
  counts: (firstId: string) => boolean;
}

/** Who may decide of a part of administration by now, beside who looks at it. */
export async function readDeciders(db: Queryable, part: StaffPart, viewerId: string): Promise<Deciders> {
  const ids = new Set(await listInto(db, part));
  return {
    hasOther: ids.size > (ids.has(viewerId) ? 1 : 0),
    counts: (firstId) => ids.has(firstId),
  };
}

/** Who could decide about amounts, of which large ones take two people. */
export interface Approvers extends Deciders {
  takesTwo: (centavos: number) => { needs_two: boolean; is_alone: boolean };
}

/** Who may decide about amounts of a part of administration by now, beside who looks at it, and which take two (P332). */
export async function readApprovers(db: Queryable, part: StaffPart, viewerId: string): Promise<Approvers> {
  const { payout_two_person_centavos: limit } = await readSettings(db);
  const deciders = await readDeciders(db, part, viewerId);
  return {
    ...deciders,
    takesTwo: (centavos) => ({
      needs_two: centavos > limit && deciders.hasOther,
      is_alone: centavos > limit && !deciders.hasOther,
    }),
  };
}
