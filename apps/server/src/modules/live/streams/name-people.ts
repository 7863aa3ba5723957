import { LIVE } from '@likha/contract/live/live-limits';
import { type Cipher, createCipher } from '../../../platform/cipher.ts';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { type Resealing, resealRows } from '../../../platform/resealing.ts';
import { liveTexts } from '../live.texts.generated.ts';
import type { LiveDeps } from '../live-deps.ts';
import { refused } from '../refused.ts';
import {
  insertPeople,
  listPeople,
  listSealed,
  removePeople,
  replaceSealed,
  type SealedPerson,
} from './people.queries.ts';
import type { Named } from './people-on-camera.ts';

/** Who is on camera, as the host said. */
export interface PersonOnCamera {
  legal_name: string;
  /** `YYYY-MM-DD` */
  birth_date: string;
  is_host: boolean;
}

const cipherOf = ({ keysFor, ids }: Pick<LiveDeps, 'keysFor' | 'ids'>): Cipher =>
  createCipher(keysFor('live-people'), ids);

/**
 * Keeps who is on camera, sealed: in the place of who was named before, until it begins; from then on beside them, as they were on camera (P970).
 * @throws AppError `validation_failed` where that were more than a stream may have
 */
export async function keepPeople(
  deps: LiveDeps,
  tx: Tx,
  { id: liveId, started_at: startedAt }: { id: string; started_at: Date | null },
  people: Named,
): Promise<void> {
  const cipher = cipherOf(deps);
  const before = startedAt === null ? [] : ((await readPeople(deps, tx, [liveId])).get(liveId) ?? []);
  const fresh = people.filter((one) => !before.some((other) => isSame(one, other)));
  if (before.length + fresh.length > LIVE.people)
    throw refused('people', (language) => liveTexts[language].peopleFull({ count: LIVE.people }));
  const rows = fresh.map(({ is_host, legal_name, birth_date }, at) => ({
    id: deps.ids.next(),
    live_id: liveId,
    place: before.length + at,
    is_host,
    sealed: cipher.seal(Buffer.from(JSON.stringify({ legal_name, birth_date }))),
    created_at: deps.clock.now(),
  }));
  if (startedAt === null) await removePeople(tx, liveId);
  await insertPeople(tx, rows);
}

const isSame = (one: PersonOnCamera, other: PersonOnCamera) =>
  one.legal_name === other.legal_name && one.birth_date === other.birth_date && one.is_host === other.is_host;

/** Who is on camera in these streams, in the clear, for staff. */
export async function readPeople(
  deps: Pick<LiveDeps, 'keysFor' | 'ids'>,
  db: Queryable,
  liveIds: readonly string[],
): Promise<Map<string, PersonOnCamera[]>> {
  const cipher = cipherOf(deps);
  const people = new Map<string, PersonOnCamera[]>();
  for (const { live_id: id, is_host, sealed } of await listPeople(db, liveIds)) {
    const said = JSON.parse(cipher.open(sealed).toString()) as Omit<PersonOnCamera, 'is_host'>;
    people.set(id, [...(people.get(id) ?? []), { ...said, is_host }]);
  }
  return people;
}

/** Seals anew what another secret sealed (P344). */
export async function peopleResealing(deps: LiveDeps): Promise<Resealing> {
  return resealRows<SealedPerson>({
    name: 'people on camera',
    cipher: cipherOf(deps),
    list: (after, limit) => listSealed(deps.db, after?.id ?? null, limit),
    replace: (row, sealed) => replaceSealed(deps.db, row, sealed),
  });
}
