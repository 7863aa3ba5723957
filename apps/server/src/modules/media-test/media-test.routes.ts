import { calls } from '@likha/contract/calls';
import { UPLOAD } from '@likha/contract/limits';
import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { withUpload } from '../../platform/http/multipart.ts';
import { UploadSlots } from '../../platform/http/upload-slots.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { accessSample } from './access-sample.ts';
import { judgeUpload } from './judge-upload.ts';
import { listSamples } from './list-samples.ts';
import type { MediaTestDeps } from './media-test-deps.ts';
import { signRefused } from './sign-refused.ts';

/** 100 MB at 3 Mbit a second; whoever sends drop by drop is cut off. */
const LONGEST_MS = 300_000;

export function mediaTestHandlers(
  deps: MediaTestDeps,
): Pick<Handlers, 'listTestMedia' | 'accessTestMedia' | 'getRefusedAddresses' | 'tryUpload'> {
  // So that what lies on the disk at one moment is 600 MB at most, whoever sends it.
  const slots = new UploadSlots({ all: 6, ofOne: 2 });
  return {
    listTestMedia: async ({ language }) => ({ media: await listSamples(deps, language) }),
    accessTestMedia: ({ viewer, body }) =>
      accessSample(deps, viewer, { fileKey: body.file_key, role: body.as, seconds: body.access_duration }),
    getRefusedAddresses: ({ viewer, body }) => signRefused(deps, viewer, body.file_key),
    tryUpload: ({ viewer, request }) =>
      slots.take(viewer?.id ?? request.ip, () => withDeadline(request, () => tryOut(deps, viewer, request))),
  };
}

async function tryOut(deps: MediaTestDeps, viewer: Viewer | null, request: FastifyRequest) {
  const limits = {
    workFolder: deps.workFolder,
    maxFileBytes: UPLOAD.videoBytes,
    maxBytes: UPLOAD.videoBytes + 1,
    fileFields: calls.tryUpload.files,
  };
  return withUpload(request, limits, async (upload) => {
    return await judgeUpload(deps, { viewer, address: request.ip }, upload);
  });
}

/** Ends the connection of an upload that takes longer than any that is meant. */
async function withDeadline<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => request.raw.destroy(new Error('upload takes too long')), LONGEST_MS);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
