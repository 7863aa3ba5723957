export { eraseReactions, findComment, setCommentState } from './reactions.queries.ts';
