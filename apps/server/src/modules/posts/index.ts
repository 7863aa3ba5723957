export { countViews } from './count-views.ts';
export { createPost } from './create-post.ts';
export { findKnownPost, findOpenPost, lockedError } from './find-open-post.ts';
export { hotStatements } from './hot-statements.queries.ts';
export { listPostsOf, readOwnPosts } from './list-posts.ts';
export { bringBack, lockPost, type PostState } from './own-posts.queries.ts';
export { type AccessFacts, accessTo, leavesOutMature } from './posts.policy.ts';
export type { PostsDeps } from './posts-deps.ts';
export { releasePost, takeDownPost } from './release-post.ts';
