import { paths } from '@likha/contract/addresses';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { letter } from '../../../platform/letter/letter.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import type { PostsMailDeps } from '../posts-deps.ts';
import { findPostToTellOf } from '../read/own-posts.queries.ts';

/** Tells a creator that a video cannot be shown, and what to do about it. Sent twice it is the same message. */
export async function mailFailedVideo(
  deps: PostsMailDeps,
  { postId, at }: { postId: string; at: Date },
): Promise<void> {
  const post = await findPostToTellOf(deps.db, postId);
  if (!post) return;
  const language = post.language ?? DEFAULT_LANGUAGE;
  const t = postsTexts[language];
  const words = t.failedVideoText({ title: post.title || t.untitled });
  const blocks = [words, { link: `${deps.publicUrl}${paths.studio('content')}` }];
  const written = letter({ language, name: post.full_name, subject: t.failedVideoSubject, blocks });
  await deps.mail.send({ key: `video-failed-${postId}-${at.getTime()}`, to: post.email, ...written });
}
