import type { Language } from '@likha/contract';
import { calls } from '@likha/contract/calls';
import { UPLOAD } from '@likha/contract/limits';
import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../../platform/http/bind-calls.ts';
import { withUpload } from '../../../platform/http/multipart.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import { changePicture, type PictureKind, removePicture } from './change-picture.ts';
import { changeProfile } from './change-profile.ts';
import type { ProfileDeps } from './profile-deps.ts';
import { readMe } from './read-me.ts';

interface Asked {
  viewer: Viewer;
  language: Language;
  request: FastifyRequest;
}

export function profileHandlers(
  deps: ProfileDeps,
): Pick<Handlers, 'changeProfile' | 'changeAvatar' | 'removeAvatar' | 'changeCover' | 'removeCover'> {
  const change = async (kind: PictureKind, { viewer, language, request }: Asked) => {
    const limits = {
      workFolder: deps.workFolder,
      maxFileBytes: UPLOAD.imageBytes,
      maxBytes: UPLOAD.imageBytes + 1,
      fileFields: calls.changeAvatar.files,
    };
    await withUpload(request, limits, async (upload) => {
      await changePicture(deps, viewer.id, kind, upload.files.picture?.[0]);
    });
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
