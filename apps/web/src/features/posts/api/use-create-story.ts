import { useRef, useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import { mediaFileTexts } from '../../../lib/media-file.texts.generated.ts';
import { isVideo } from '../../../lib/media-file.ts';
import { createNamer } from '../../../lib/submission-name.ts';
import { useTexts } from '../../../lib/texts.ts';
import { upload } from '../../../lib/upload.ts';
import type { UploadProgress } from '../../../lib/upload-progress.ts';
import { useAction } from '../../../lib/use-action.ts';
import { stillOf } from '../../../lib/video-still.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { type NewStory, storyForm } from '../new-story.ts';
import { ownStoriesTexts } from '../own-stories.texts.generated.ts';

/** Publishes a story with its file; tells how far the upload is and can be cancelled. */
export function useCreateStory() {
  const t = useTexts(ownStoriesTexts);
  const { gone } = useTexts(mediaFileTexts);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [nameOf] = useState(() => createNamer());
  const running = useRef<AbortController | null>(null);
  const action = useAction('POST /stories', {
    invalidates: ['GET /content/mine/stories', 'GET /stories/{username}'],
    send: async (story: NewStory) => {
      const controller = new AbortController();
      running.current = controller;
      const video = story.files.find(isVideo);
      const still = video ? await stillOf(video) : null;
      controller.signal.throwIfAborted();
      const { signal } = controller;
      return upload('POST /stories', storyForm(story, still, nameOf(story)), {
        onProgress: setProgress,
        signal,
        gone,
      });
    },
    onSuccess: ({ state }) => {
      const soon = state === 'processing' ? t.videoSoon : t.publishedText;
      notify({ tone: 'good', title: t.published, text: state === 'in_review' ? t.reviewSoon : soon });
    },
    onError: (error) => {
      if (running.current?.signal.aborted) return notify({ title: t.cancelled });
      notify({ tone: 'bad', title: t.notPublished, text: detailOf(error, t.tryAgain) });
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
