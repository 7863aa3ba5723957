export { addComment } from './add-comment.ts';
export { setLike } from './like-post.ts';
export { listComments } from './list-comments.ts';
export { findComment, setCommentState } from './reactions.queries.ts';
export { releaseComment } from './release-comment.ts';
