import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { createSitemaps } from './list-sitemaps.ts';
import { robotsText } from './sitemap.ts';
import type { SitemapDeps } from './sitemap-deps.ts';

const KEPT_SECONDS = 600;

/** `robots.txt` and the sitemaps (P85): what robots may read. */
export function sitemapRoutes(app: FastifyInstance, deps: SitemapDeps): void {
  const sitemap = createSitemaps(deps);

  async function send(reply: FastifyReply, name: string) {
    const text = await sitemap(name);
    if (text === null) throw new AppError('not_found');
    return kept(reply).type('application/xml; charset=utf-8').send(text);
  }

  app.get('/robots.txt', (_request, reply) =>
    kept(reply).type('text/plain; charset=utf-8').send(robotsText(deps.publicUrl)),
  );
  app.get('/sitemap.xml', (_request, reply) => send(reply, 'index'));
  app.get<{ Params: { name: string } }>('/sitemap/:name.xml', ({ params }, reply) =>
    send(reply, params.name),
  );
}

function kept(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`);
}
