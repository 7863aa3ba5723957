import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { keepAssets } from './keep-assets.ts';
import { sendProblem } from './problem.ts';

const YEAR_MS = 31_536_000_000;
const ASSET = /^\/assets\/([\w-][\w.-]*)$/;

export interface WebFolders {
  /** The built web app. */
  root: string;
  /** Where hashed files of earlier releases stay for tabs that are still open. */
  kept: string;
}

/** Serves the built web app: hashed files for a year, the page itself fresh, every unknown page address as the app. */
export async function webRoutes(app: FastifyInstance, { root, kept }: WebFolders, now: Date): Promise<void> {
  if (!existsSync(join(root, 'index.html')))
    throw new Error('the web app is not built: run npm start or npm test');
  await keepAssets(join(root, 'assets'), kept, now);
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    // The build leaves them beside the files.
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${root}/assets/`) || path.startsWith(`${kept}/`);
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'no-cache');
    },
  });
  app.get('/', (_request, reply) => reply.sendFile('index.html'));
  app.setNotFoundHandler((request, reply) => {
    const earlier = ASSET.exec(request.url)?.[1];
    if (request.method === 'GET' && earlier && existsSync(join(kept, earlier)))
      return reply.sendFile(earlier, kept);
    const isPage = request.method === 'GET' && !/^\/(api|media|assets)(\/|$|\?)/.test(request.url);
    if (!isPage) return sendProblem(new AppError('not_found'), request, reply);
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
