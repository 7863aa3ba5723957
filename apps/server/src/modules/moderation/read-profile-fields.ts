import type { CallResponse, Calls } from '@likha/contract';
import { PLATFORMS } from '@likha/contract/platforms';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { publicMediaUrl } from '../accounts/index.ts';
import { readOwnWaiting } from '../reviews/index.ts';
import { findProfile, listClearedFields, listLinks } from './profile-fields.queries.ts';

type Field = CallResponse<Calls['listProfileFields']>['fields'][number];

/** What stands on somebody's profile, and what of it staff cleared (P357). @throws AppError `person_not_found` */
export async function readProfileFields(deps: BaseDeps, personId: string): Promise<Field[]> {
  const person = await findProfile(deps.db, personId);
  if (!person) throw new AppError('person_not_found');
  const [cleared, links] = [await listClearedFields(deps.db, personId), await listLinks(deps.db, personId)];
  const waiting = await readOwnWaiting(deps.db, personId);
  const one = (field: Field['field'], text: string, isEmpty: boolean, picture: string | null = null) => ({
    field,
    text: waiting.get(field) ?? text,
    picture_url: publicMediaUrl(picture),
    is_waiting: waiting.has(field),
    can_clear: !isEmpty || waiting.has(field),
    can_take_back: isEmpty && !waiting.has(field) && cleared.includes(field),
  });
  const { full_name: name, bio, location, benefits, avatar_key: avatar, cover_key: cover } = person;
  return [
    one('full_name', name, name === person.username),
    one('bio', bio, bio === ''),
    one('location', location, location === ''),
    one('benefits', benefits, benefits === ''),
    one('avatar', '', avatar === null, avatar),
    one('cover', '', cover === null, cover),
    ...PLATFORMS.map((platform) => one(platform, links.get(platform) ?? '', !links.get(platform))),
  ].filter((field) => field.can_clear || field.can_take_back);
}
