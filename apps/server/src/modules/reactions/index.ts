export { findComment, setCommentState } from './reactions.queries.ts';
export { releaseComment } from './release-comment.ts';
