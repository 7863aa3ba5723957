import type { Readable } from 'node:stream';
import type { Language } from '@likha/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { csvOf } from '../csv.ts';
import type { Viewer } from '../viewer.ts';
import type { BindingDeps } from './binding-deps.ts';
import { admit, type FileEntrance } from './entrance.ts';
import type { RateLimits } from './rate-limits.ts';
import { languageOf } from './request-language.ts';

/** A file of somebody's, or for them: no answer of the contract, as it is no JSON or has no end that is known before. */
export type FileRoute = FileEntrance & {
  /** Of the router, with `:names`. */
  readonly path: string;
  readonly limit: Parameters<RateLimits['check']>[0];
};

export interface SentFile {
  readonly type: string;
  /** What it is saved as; shown in the browser where it has no name. */
  readonly name?: string;
  readonly body: string | Buffer | Readable;
}

interface Asked<Request extends FastifyRequest> {
  viewer: Viewer;
  request: Request;
  language: Language;
}

/** What a browser may do with a file that it shows instead of saving it: nothing. */
const INERT = "default-src 'none'; sandbox";

/** Binds one file by the door that calls have: limit, two factors, who may. Nobody keeps what is sent. */
export function fileRoute<Params = unknown, Querystring = unknown>(
  app: FastifyInstance,
  binding: BindingDeps,
  { path, ...door }: FileRoute,
  send: (asked: Asked<FastifyRequest<{ Params: Params; Querystring: Querystring }>>) => Promise<SentFile>,
): void {
  app.get<{ Params: Params; Querystring: Querystring }>(
    path,
    { config: { door: 'file' } },
    async (request, reply) => {
      const viewer = await admit(binding, door, request as FastifyRequest, reply as FastifyReply);
      const { type, name, body } = await send({
        viewer,
        request,
        language: viewer.language ?? languageOf(request),
      });
      reply.type(type).header('cache-control', 'no-store').header('content-security-policy', INERT);
      if (name !== undefined) reply.header('content-disposition', `attachment; filename="${name}"`);
      return reply.send(body);
    },
  );
}

/** A table as a file to take away. @param name without its ending */
export function csvFile(name: string, lines: Parameters<typeof csvOf>[0]): SentFile {
  return csvText(name, csvOf(lines));
}

/** A table that is CSV already. @param name without its ending */
export function csvText(name: string, body: string | Readable): SentFile {
  return { type: 'text/csv; charset=utf-8', name: `${name}.csv`, body };
}
