export { eraseReactions, setCommentState } from './reactions.queries.ts';
