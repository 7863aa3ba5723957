import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../viewer.ts';
import type { BindingDeps } from './binding-deps.ts';
import { noteFinishedUploads } from './finished-uploads.ts';
import { customerOf } from './network-address.ts';
import { letUploadIn } from './server/coming-bodies.ts';

/** Lets an upload in, by its person's slots, before anything of it is read (P68). @throws AppError as `UploadSlots` */
export function takeUpload<T>(
  { uploadSlots, demandRoom, finishedUploads }: BindingDeps,
  request: FastifyRequest,
  viewer: Viewer | null,
  act: () => Promise<T>,
): Promise<T> {
  noteFinishedUploads(request, finishedUploads);
  return uploadSlots.take(viewer?.id ?? customerOf(request.ip), async () => {
    await demandRoom();
    letUploadIn(request.raw);
    return act();
  });
}
