import { calls } from '@likha/contract/calls';
import { UPLOAD } from '@likha/contract/limits';
import type { Handlers } from '../../../platform/http/bind-calls.ts';
import { withUpload } from '../../../platform/http/multipart.ts';
import type { MediaDeps } from '../media-deps.ts';
import { tracePicture } from './trace-picture.ts';

export function traceHandlers(deps: MediaDeps): Pick<Handlers, 'tracePicture'> {
  return {
    tracePicture: async ({ viewer, request }) => {
      const limits = {
        workFolder: deps.workFolder,
        maxFileBytes: UPLOAD.imageBytes,
        maxBytes: UPLOAD.imageBytes + 1,
        fileFields: calls.tracePicture.files,
      };
      return withUpload(request, limits, async (upload) => {
        const admin = { id: viewer.id, from: request.ip };
        return tracePicture(deps, admin, upload.files.picture?.[0]);
      });
    },
  };
}
