import type { Handlers } from '../../platform/http/bind-calls.ts';
import type { PostsDeps } from '../posts/index.ts';
import {
  addCollection,
  putInCollection,
  readCollections,
  removeCollection,
  renameCollection,
} from './collections.ts';
import { readLibrary } from './read-library.ts';
import { savePost } from './save-post.ts';
import { seePost } from './see-post.ts';
import { changeSeenSwitch, forgetSeen, readSeenSwitch } from './switch-seen.ts';
import { unsavePost } from './unsave-post.ts';

export function libraryHandlers(
  deps: PostsDeps,
): Pick<
  Handlers,
  | 'savePost'
  | 'unsavePost'
  | 'getLibrary'
  | 'seePost'
  | 'getSeenSwitch'
  | 'putSeenSwitch'
  | 'clearSeen'
  | 'listCollections'
  | 'addCollection'
  | 'renameCollection'
  | 'removeCollection'
  | 'putInCollection'
> {
  return {
    savePost: ({ viewer, params }) => savePost(deps, viewer, params.id),
    unsavePost: ({ viewer, params }) => unsavePost(deps, viewer, params.id),
    seePost: ({ viewer, params }) => seePost(deps, viewer, params.id),
    getSeenSwitch: ({ viewer }) => readSeenSwitch(deps, viewer),
    putSeenSwitch: ({ viewer, body }) => changeSeenSwitch(deps, viewer, body.is_kept),
    clearSeen: ({ viewer }) => forgetSeen(deps, viewer),
    listCollections: ({ viewer }) => readCollections(deps, viewer),
    addCollection: ({ viewer, body }) => addCollection(deps, viewer, body.name),
    renameCollection: ({ viewer, params, body }) => renameCollection(deps, viewer, params.id, body.name),
    removeCollection: ({ viewer, params }) => removeCollection(deps, viewer, params.id),
    putInCollection: ({ viewer, params, body }) =>
      putInCollection(deps, viewer, params.id, body.collection_id),
    getLibrary: ({ viewer, query }) => readLibrary(deps, viewer, query),
  };
}
