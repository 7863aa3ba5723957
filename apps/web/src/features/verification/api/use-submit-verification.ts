import { useRef, useState } from 'react';
import { ApiError, detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { upload } from '../../../lib/upload.ts';
import type { UploadProgress } from '../../../lib/upload-progress.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { type Submission, submissionForm } from '../submission.ts';
import { verificationTexts } from '../verification.texts.generated.ts';

/**
 * Sends a creator's documents; tells how far the upload is and can be cancelled.
 * @param onAnswer told once the server has judged it, whatever it said
 */
export function useSubmitVerification(onAnswer: () => void) {
  const t = useTexts(verificationTexts);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const action = useAction('POST /verification', {
    invalidates: ['GET /verification'],
    invalidatesOnError: ['GET /verification'],
    send: (values: Submission) => {
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      return upload('POST /verification', submissionForm(values), {
        onProgress: setProgress,
        signal,
        gone: t.gone,
      });
    },
    onSuccess: ({ verification: { status, reason }, message }) => {
      onAnswer();
      if (status === 'approved') notify({ tone: 'good', title: t.complete, text: t.completeText });
      else if (status === 'pending') notify({ tone: 'good', title: t.received, text: message });
      else notify({ tone: 'bad', title: t.failedTitle, text: reason ?? message });
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
    submit: action.mutate,
    isSubmitting: action.isPending,
    progress,
    cancel: () => running.current?.abort(),
  };
}
