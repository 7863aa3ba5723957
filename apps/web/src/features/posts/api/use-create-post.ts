import { useRef, useState } from 'react';
import { ApiError, detailOf } from '../../../lib/api-error.ts';
import { POST_LISTS, PROFILES } from '../../../lib/read-groups.ts';
import { type UploadProgress, upload } from '../../../lib/upload.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { type NewPost, postForm } from '../new-post.ts';
import { stillOf } from '../video-still.ts';

const STALLED = 'The upload stopped moving. Please check your connection and try again.';

/** Publishes a post with its file; tells how far the upload is and can be cancelled. */
export function useCreatePost() {
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const action = useAction('POST /content', {
    invalidates: [...POST_LISTS, ...PROFILES],
    send: async (post: NewPost) => {
      const controller = new AbortController();
      running.current = controller;
      const still = post.file?.type.startsWith('video/') ? await stillOf(post.file) : null;
      controller.signal.throwIfAborted();
      const { signal } = controller;
      return upload('POST /content', postForm(post, still), { onProgress: setProgress, signal });
    },
    onSuccess: (post) => {
      const text =
        post.status === 'in_review'
          ? 'It is in review and will appear once approved.'
          : 'Your fans can see it now.';
      notify({ tone: 'good', title: 'Post Created!', text });
    },
    onError: (error) => {
      if (running.current?.signal.aborted)
        return notify({ title: 'Upload cancelled', text: 'Nothing was published.' });
      const isStalled = error instanceof ApiError && error.code === 'stalled';
      const text = isStalled ? STALLED : detailOf(error, 'Failed to create post. Please try again.');
      notify({ tone: 'bad', title: 'Post Creation Failed', text });
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
