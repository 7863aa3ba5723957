import { UPLOAD } from '@likha/contract/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { BindingDeps } from '../../../platform/http/binding-deps.ts';
import { admit } from '../../../platform/http/entrance.ts';
import { takeUpload } from '../../../platform/http/take-upload.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { mediaTexts } from '../media.texts.generated.ts';
import type { MediaDeps } from '../media-deps.ts';
import { beginUpload } from './begin-upload.ts';
import { PartsOnTheirWay } from './parts-on-their-way.ts';
import { readUpload } from './read-upload.ts';
import { receivePart } from './receive-part.ts';
import { cancelUpload } from './remove-uploads.ts';
import type { UploadRow } from './resumable.queries.ts';
import {
  BYTES_TYPE,
  checkMetadata,
  checkPart,
  demandVersion,
  readLength,
  readOffset,
  refusedHeader,
  TUS,
} from './tus-headers.ts';
import { uploadBounds } from './upload.policy.ts';
import { offsetRefused, takenRefusal } from './upload-refusals.ts';

const PATH = '/api/uploads';
const DOOR = { config: { door: 'file' } } as const;

interface OfUpload {
  Params: { id: string };
}

/**
 * Uploads that outlive a lost line, by tus 1.0.0 (P774). Who it is and whether they may is looked at with each request, as calls do, and before
 * anything of a body is read. What has come whole is used by the calls that take files.
 */
export async function resumableRoutes(
  app: FastifyInstance,
  deps: MediaDeps,
  binding: BindingDeps,
): Promise<void> {
  const onTheirWay = new PartsOnTheirWay();

  async function letIn(
    request: FastifyRequest,
    reply: FastifyReply,
    limit: 'upload' | 'uploadPart',
  ): Promise<Viewer> {
    demandVersion(request.headers);
    return admit(binding, { who: 'signed_in', limit }, request, reply);
  }

  const find = (request: FastifyRequest<OfUpload>, viewer: Viewer): Promise<UploadRow> =>
    readUpload(deps, viewer, request.params.id);

  /** As it stands once what is still on its way of it has ended. */
  async function findStill(request: FastifyRequest<OfUpload>, viewer: Viewer): Promise<UploadRow> {
    await onTheirWay.stop((await find(request, viewer)).id);
    return find(request, viewer);
  }

  function take(upload: UploadRow, viewer: Viewer, request: FastifyRequest): Promise<number> {
    return takeUpload(binding, request, viewer, () =>
      onTheirWay.run(upload.id, request.raw, () => receivePart(deps, upload, request)),
    );
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Nothing reads a body before its handler does.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.header('tus-resumable', TUS.version).header('cache-control', 'no-store');
      if (_request.method === 'OPTIONS' || _request.headers['tus-resumable'] !== TUS.version)
        reply.header('tus-version', TUS.version);
      done();
    });

    scope.options(PATH, { config: { door: 'open' } }, (_request, reply) =>
      reply
        .header('tus-extension', TUS.extensions)
        .header('tus-max-size', UPLOAD.videoBytes)
        .code(204)
        .send(),
    );

    scope.post(PATH, DOOR, async (request, reply) => {
      const viewer = await letIn(request, reply, 'upload');
      const bytes = readLength(request.headers, uploadBounds(viewer).fileBytes);
      checkMetadata(request.headers);
      demandNoBody(request);
      await binding.demandConsent(viewer.id);
      await binding.demandRoom();
      const { id, expiresAt } = await beginUpload(deps, viewer, bytes);
      return reply
        .header('location', `${PATH}/${id}`)
        .header('upload-expires', expiresAt.toUTCString())
        .code(201)
        .send();
    });

    scope.head<OfUpload>(`${PATH}/:id`, DOOR, async (request, reply) => {
      const viewer = await letIn(request as FastifyRequest, reply as FastifyReply, 'uploadPart');
      const upload = await findStill(request, viewer);
      return progress(reply as FastifyReply, upload, upload.received)
        .header('upload-length', upload.bytes)
        .code(200)
        .send();
    });

    scope.patch<OfUpload>(`${PATH}/:id`, DOOR, async (request, reply) => {
      const viewer = await letIn(request as FastifyRequest, reply as FastifyReply, 'uploadPart');
      demandBytes(request as FastifyRequest);
      const offset = readOffset(request.headers);
      const upload = await findStill(request, viewer);
      if (upload.taken_at) throw takenRefusal(upload, deps.clock.now());
      if (offset !== upload.received) {
        reply.header('upload-offset', upload.received);
        throw offsetRefused(upload.received);
      }
      const length = request.headers['content-length'];
      checkPart(length === undefined ? undefined : Number(length), upload.bytes - offset);
      const isWhole = upload.received === upload.bytes;
      const received = isWhole ? offset : await take(upload, viewer, request as FastifyRequest).catch(close);
      return progress(reply as FastifyReply, upload, received)
        .code(204)
        .send();

      function close(error: unknown): never {
        // What is still to come of it is read by nobody.
        if (!request.raw.complete) reply.header('connection', 'close');
        throw error;
      }
    });

    scope.delete<OfUpload>(`${PATH}/:id`, DOOR, async (request, reply) => {
      const viewer = await letIn(request as FastifyRequest, reply as FastifyReply, 'uploadPart');
      const { id } = await find(request, viewer);
      await onTheirWay.stop(id);
      await cancelUpload(deps, viewer.id, id);
      return reply.code(204).send();
    });
  });
}

function progress(reply: FastifyReply, { expires_at: until }: UploadRow, received: number): FastifyReply {
  return reply.header('upload-offset', received).header('upload-expires', until.toUTCString());
}

/** @throws AppError `unsupported_media_type` */
function demandBytes({ headers }: FastifyRequest): void {
  if (headers['content-type'] === BYTES_TYPE) return;
  throw new AppError('unsupported_media_type', {
    detail: (language) => mediaTexts[language].upload_bytes_type,
  });
}

/** @throws AppError `validation_failed` */
function demandNoBody({ headers }: FastifyRequest): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
  if (length === '0' && encoding === undefined) return;
  throw refusedHeader(
    'validation_failed',
    'Content-Length',
    (language) => mediaTexts[language].upload_no_body,
  );
}
