import type { Handlers } from '../../platform/http/bind-calls.ts';
import type { PostsDeps } from '../posts/index.ts';
import { readLibrary } from './read-library.ts';
import { savePost } from './save-post.ts';
import { unsavePost } from './unsave-post.ts';

export function libraryHandlers(deps: PostsDeps): Pick<Handlers, 'savePost' | 'unsavePost' | 'getLibrary'> {
  return {
    savePost: ({ viewer, params }) => savePost(deps, viewer, params.id),
    unsavePost: ({ viewer, params }) => unsavePost(deps, viewer, params.id),
    getLibrary: ({ viewer, query }) => readLibrary(deps, viewer, query),
  };
}
