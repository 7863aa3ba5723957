export { findComment, setCommentState } from './reactions.queries.ts';
