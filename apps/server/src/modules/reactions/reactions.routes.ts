import type { Handlers } from '../../platform/http/bind-calls.ts';
import type { PostsDeps } from '../posts/index.ts';
import { addComment } from './add-comment.ts';
import { setLike } from './like-post.ts';
import { listComments } from './list-comments.ts';
import { removeComment } from './remove-comment.ts';

export function reactionsHandlers(
  deps: PostsDeps,
): Pick<Handlers, 'likePost' | 'unlikePost' | 'listComments' | 'addComment' | 'removeComment'> {
  return {
    likePost: ({ viewer, params }) => setLike(deps, viewer, params.id, true),
    unlikePost: ({ viewer, params }) => setLike(deps, viewer, params.id, false),
    listComments: ({ viewer, params, query }) => listComments(deps, viewer, params.id, query),
    addComment: ({ viewer, params, body }) => addComment(deps, viewer, params.id, body),
    removeComment: ({ viewer, params }) => removeComment(deps, viewer, params.id),
  };
}
