import { UPLOAD } from '@likha/contract/limits';
import { useRef, useState } from 'react';
import { ApiError, detailOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { isPicture } from '../../../lib/media-file.ts';
import { isReadable } from '../../../lib/resumable/is-readable.ts';
import { useTexts } from '../../../lib/texts.ts';
import { upload } from '../../../lib/upload.ts';
import type { UploadProgress } from '../../../lib/upload-progress.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { type ProfileTexts, profileTexts } from '../profile.texts.generated.ts';
import { takeOverProfile } from './take-over-profile.ts';

export type PictureKind = 'avatar' | 'cover';

const MEGABYTE = 1024 * 1024;
export const PICTURE_MB = UPLOAD.imageBytes / MEGABYTE;
const CHANGE = { avatar: 'PUT /users/me/avatar', cover: 'PUT /users/me/cover' } as const;
const REMOVE = { avatar: 'DELETE /users/me/avatar', cover: 'DELETE /users/me/cover' } as const;

/** Why a file is not worth sending; null where the server may judge it. */
export function pictureProblem(file: Pick<File, 'type' | 'size'>, t: ProfileTexts): string | null {
  if (!isPicture(file.type)) return t.wrongType;
  return file.size > UPLOAD.imageBytes ? t.tooLarge({ mb: PICTURE_MB }) : null;
}

/** The picture stayed here; the message says why. */
class NotSent extends Error {}

/** Changes or removes a picture of the signed-in person; tells how far an upload is, and can end it. */
export function usePicture(kind: PictureKind) {
  const t = useTexts(profileTexts);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const onSuccess = ({ user, message }: Answer<(typeof CHANGE)['avatar']>) => {
    takeOverProfile(user);
    notify({ tone: 'good', title: message });
  };
  const refuse = (text: string) => notify({ tone: 'bad', title: t.notUploaded, text });
  const change = useAction(CHANGE[kind], {
    invalidates: ['GET /auth/me'],
    send: async (file: File) => {
      const controller = new AbortController();
      running.current = controller;
      if (!(await isReadable(file))) throw new NotSent(t.gone({ name: file.name }));
      const { shrinkPicture } = await import('../../../lib/phone-photos/shrink-picture.ts');
      const small = await shrinkPicture(file, controller.signal);
      const problem = pictureProblem(small, t);
      if (problem) throw new NotSent(problem);
      const form = new FormData();
      form.append('picture', small);
      return upload(CHANGE[kind], form, {
        onProgress: setProgress,
        signal: controller.signal,
        gone: t.gone,
      });
    },
    onSuccess,
    onError: (error) => {
      if (running.current?.signal.aborted) return notify({ title: t.cancelled, text: t.cancelledText });
      if (error instanceof NotSent) return refuse(error.message);
      const isStalled = error instanceof ApiError && error.code === 'stalled';
      refuse(isStalled ? t.stalled : detailOf(error, t.tryAgain));
    },
    onEnd: () => setProgress(null),
  });
  const remove = useAction(REMOVE[kind], {
    invalidates: ['GET /auth/me'],
    onSuccess,
    onError: (error) => refuse(detailOf(error, t.tryAgain)),
  });
  return {
    change: (file: File) => change.mutate(file),
    remove: () => remove.mutate({}),
    cancel: () => running.current?.abort(),
    isUploading: change.isPending,
    isRemoving: remove.isPending,
    progress,
  };
}
