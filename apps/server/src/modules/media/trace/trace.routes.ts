import { join } from 'node:path';
import { calls } from '@likha/contract/calls';
import { UPLOAD } from '@likha/contract/limits';
import type { Handlers } from '../../../platform/http/bind-calls.ts';
import { readMultipart } from '../../../platform/http/multipart.ts';
import type { MediaDeps } from '../media-deps.ts';
import { tracePicture } from './trace-picture.ts';

const IDLE_TIMEOUT_MS = 30_000;

export function traceHandlers(deps: MediaDeps): Pick<Handlers, 'tracePicture'> {
  return {
    tracePicture: async ({ viewer, request }) => {
      const upload = await readMultipart(request, {
        folder: join(deps.workFolder, 'uploads'),
        maxFileBytes: UPLOAD.imageBytes,
        maxBytes: UPLOAD.imageBytes + 1,
        fileFields: calls.tracePicture.files,
        idleTimeoutMs: IDLE_TIMEOUT_MS,
      });
      try {
        const admin = { id: viewer.id, from: request.ip };
        return { account: await tracePicture(deps, admin, upload.files.picture?.[0]) };
      } finally {
        await upload.cleanUp();
      }
    },
  };
}
