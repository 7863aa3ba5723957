import { useRef, useState } from 'react';
import { ApiError, detailOf } from '../../../lib/api-error.ts';
import { mediaFileTexts } from '../../../lib/media-file.texts.generated.ts';
import { isVideo } from '../../../lib/media-file.ts';
import { POST_LISTS, PROFILES } from '../../../lib/read-groups.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { createNamer } from '../../../lib/submission-name.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { upload } from '../../../lib/upload.ts';
import type { UploadProgress } from '../../../lib/upload-progress.ts';
import { useAction } from '../../../lib/use-action.ts';
import { stillOf } from '../../../lib/video-still.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { type NewPost, postForm } from '../new-post.ts';
import { writingTexts } from '../writing.texts.generated.ts';

/** Publishes a post with its file; tells how far the upload is and can be cancelled. */
export function useCreatePost() {
  const t = useTexts(writingTexts);
  const { gone } = useTexts(mediaFileTexts);
  const language = useLanguage();
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [nameOf] = useState(() => createNamer());
  const running = useRef<AbortController | null>(null);
  const action = useAction('POST /content', {
    invalidates: [...POST_LISTS, ...PROFILES, 'GET /studio'],
    send: async (post: NewPost) => {
      const controller = new AbortController();
      running.current = controller;
      const video = post.files.find(isVideo);
      const still = video ? await stillOf(video) : null;
      controller.signal.throwIfAborted();
      const { signal } = controller;
      return upload('POST /content', postForm(post, still, nameOf(post)), {
        onProgress: setProgress,
        signal,
        gone,
      });
    },
    onSuccess: (post) => {
      if (post.status === 'scheduled' && post.publish_at)
        return notify({
          tone: 'good',
          title: t.scheduledTitle,
          text: t.scheduledText({ when: dateAndTime(post.publish_at, language) }),
        });
      const shown = post.media?.state === 'processing' ? t.videoSoon : t.canSee;
      const text = post.status === 'in_review' ? t.willAppear : shown;
      notify({ tone: 'good', title: t.created, text });
    },
    onError: (error) => {
      if (running.current?.signal.aborted) return notify({ title: t.cancelledTitle, text: t.cancelledText });
      const isStalled = error instanceof ApiError && error.code === 'stalled';
      const text = isStalled ? t.stalled : detailOf(error, t.failedText);
      notify({ tone: 'bad', title: t.failedTitle, text });
    },
    onEnd: () => setProgress(null),
  });
  return {
    create: action.mutate,
    isCreating: action.isPending,
    progress,
    cancel: () => running.current?.abort(),
  };
}
