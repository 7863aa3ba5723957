import { join } from 'node:path';
import type { Language } from '@likha/contract';
import { calls } from '@likha/contract/calls';
import { UPLOAD } from '@likha/contract/limits';
import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../../platform/http/bind-calls.ts';
import { readMultipart } from '../../../platform/http/multipart.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import { changePicture, type PictureKind, removePicture } from './change-picture.ts';
import { changeProfile } from './change-profile.ts';
import type { ProfileDeps } from './profile-deps.ts';
import { readMe } from './read-me.ts';

const IDLE_TIMEOUT_MS = 30_000;

interface Asked {
  viewer: Viewer;
  language: Language;
  request: FastifyRequest;
}

export function profileHandlers(
  deps: ProfileDeps,
): Pick<Handlers, 'changeProfile' | 'changeAvatar' | 'removeAvatar' | 'changeCover' | 'removeCover'> {
  const change = async (kind: PictureKind, { viewer, language, request }: Asked) => {
    const upload = await readMultipart(request, {
      folder: join(deps.workFolder, 'uploads'),
      maxFileBytes: UPLOAD.imageBytes,
      maxBytes: UPLOAD.imageBytes + 1,
      fileFields: calls.changeAvatar.files,
      idleTimeoutMs: IDLE_TIMEOUT_MS,
    });
    try {
      await changePicture(deps, viewer.id, kind, upload.files.picture?.[0]);
    } finally {
      await upload.cleanUp();
    }
    return { user: await readMe(deps, viewer.id), message: accountsTexts[language].pictureSaved };
  };
  const remove = async (kind: PictureKind, { viewer, language }: Asked) => {
    await removePicture(deps, viewer.id, kind);
    return { user: await readMe(deps, viewer.id), message: accountsTexts[language].pictureRemoved };
  };
  return {
    changeAvatar: (asked) => change('avatar', asked),
    removeAvatar: (asked) => remove('avatar', asked),
    changeCover: (asked) => change('cover', asked),
    removeCover: (asked) => remove('cover', asked),
    changeProfile: async ({ viewer, body, language }) => {
      await changeProfile(deps, viewer, body);
      return { user: await readMe(deps, viewer.id), message: accountsTexts[language].profileSaved };
    },
  };
}
