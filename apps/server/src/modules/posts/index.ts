export { createPost } from './create-post.ts';
export { hotStatements } from './post-lists.queries.ts';
export { addViews } from './posts.queries.ts';
export type { PostsDeps } from './posts-deps.ts';
