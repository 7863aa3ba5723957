import { COLLECTIONS } from '@likha/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction, isUniqueViolation } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { findKnownPost, type PostsDeps } from '../posts/index.ts';
import {
  countCollections,
  deleteCollection,
  findCollections,
  insertCollection,
  lockCollections,
  saveInto,
  updateName,
} from './collections.queries.ts';
import { libraryTexts } from './library.texts.generated.ts';

/** What somebody sorted saved posts into, by name (P387). */
export async function readCollections(deps: PostsDeps, viewer: Viewer) {
  return { collections: await findCollections(deps.db, viewer.id) };
}

/** Begins a collection (P387). @throws AppError `validation_failed` for a name that is taken, or one collection too many */
export async function addCollection(deps: PostsDeps, viewer: Viewer, name: string) {
  const id = deps.ids.next();
  await named(() =>
    inTransaction(deps.db, async (tx) => {
      await lockCollections(tx, viewer.id);
      if ((await countCollections(tx, viewer.id)) >= COLLECTIONS.max) throw refused('tooMany');
      await insertCollection(tx, { id, person_id: viewer.id, name, created_at: deps.clock.now() });
    }),
  );
  return { id, name, posts_count: 0 };
}

/** @throws AppError `collection_not_found`, also for somebody else's; `validation_failed` for a name that is taken */
export async function renameCollection(deps: PostsDeps, viewer: Viewer, id: string, name: string) {
  if (!(await named(() => updateName(deps.db, viewer.id, id, name))))
    throw new AppError('collection_not_found');
  return readCollections(deps, viewer);
}

/** Removes a collection; what was in it stays saved (P387). */
export async function removeCollection(deps: PostsDeps, viewer: Viewer, id: string) {
  await deleteCollection(deps.db, viewer.id, id);
  return readCollections(deps, viewer);
}

/**
 * Puts a post into one collection, or into none; saves it where it is not saved yet (P387).
 * @throws AppError as `findKnownPost`; `collection_not_found`, also for somebody else's
 */
export async function putInCollection(
  deps: PostsDeps,
  viewer: Viewer,
  postId: string,
  collectionId: string | null,
) {
  const { id } = await findKnownPost(deps, viewer, postId);
  const save = { personId: viewer.id, postId: id, now: deps.clock.now() };
  if (!(await saveInto(deps.db, save, collectionId))) throw new AppError('collection_not_found');
  return { is_saved: true, collection_id: collectionId };
}

async function named<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isUniqueViolation(error, 'collections_names') ? refused('taken') : error;
  }
}

function refused(what: 'taken' | 'tooMany'): AppError {
  const detail = (language: keyof typeof libraryTexts) =>
    what === 'taken'
      ? libraryTexts[language].taken
      : libraryTexts[language].tooMany({ count: COLLECTIONS.max });
  return new AppError('validation_failed', { detail, errors: { name: detail } });
}
