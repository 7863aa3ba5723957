export { savePost } from './save-post.ts';
