export { countViews } from './count-views.ts';
export { createPost } from './create-post.ts';
export { findKnownPost, findOpenPost } from './find-open-post.ts';
export { hotStatements } from './hot-statements.queries.ts';
export { listPostsOf, readOwnPosts } from './list-posts.ts';
export { leavesOutMature } from './posts.policy.ts';
export { erasePosts } from './posts.queries.ts';
export type { PostsDeps } from './posts-deps.ts';
export { releasePost, takeDownPost } from './release-post.ts';
