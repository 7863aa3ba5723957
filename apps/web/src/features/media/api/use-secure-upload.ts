import { useRef, useState } from 'react';
import { ApiError, detailOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { POST_LISTS, PROFILES } from '../../../lib/read-groups.ts';
import { useTexts } from '../../../lib/texts.ts';
import { upload } from '../../../lib/upload.ts';
import type { UploadProgress } from '../../../lib/upload-progress.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { secureMediaTexts } from '../secure-media.texts.generated.ts';
import { type UploadForm, uploadData } from '../upload-form.ts';

/** The calls that take one file: the one that publishes it, and the one that tries it out. */
export type UploadAddress = 'POST /media/upload' | 'POST /media-test/upload';

/** Sends one file; tells how far it is in real bytes, and can be cancelled. */
export function useSecureUpload<A extends UploadAddress>(address: A) {
  const t = useTexts(secureMediaTexts);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const isPublished = address === 'POST /media/upload';
  const action = useAction<A, UploadForm>(address, {
    invalidates: isPublished
      ? ['GET /media/creator/{id}/media', ...POST_LISTS, ...PROFILES, 'GET /studio']
      : [],
    send: (form): Promise<Answer<A>> => {
      const controller = new AbortController();
      running.current = controller;
      return upload(address, uploadData(form), { onProgress: setProgress, signal: controller.signal });
    },
    onSuccess: (answer) => notify({ tone: 'good', title: t.uploaded, text: answer.content_title }),
    onError: (error) => {
      if (running.current?.signal.aborted) return notify({ title: t.cancelledTitle, text: t.cancelledText });
      const isStalled = error instanceof ApiError && error.code === 'stalled';
      const text = isStalled ? t.stalled : detailOf(error, t.uploadFailedText);
      notify({ tone: 'bad', title: t.uploadFailed, text });
    },
    onEnd: () => setProgress(null),
  });
  return {
    send: action.mutate,
    isSending: action.isPending,
    progress,
    cancel: () => running.current?.abort(),
  };
}
