import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { calls } from '@likha/contract/calls';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

/** `/api/openapi.json` and the browsable `/api/docs`, both from the contract. */
export async function documentationRoutes(app: FastifyInstance, publicUrl: string): Promise<void> {
  const document = openApiDocument(calls, publicUrl);
  // Megabytes that never change: put together once, and not before somebody asks.
  let json: string | undefined;
  app.get('/api/openapi.json', { config: { door: 'open' } }, (_request, reply) => {
    json ??= JSON.stringify(document);
    return reply.type('application/json; charset=utf-8').send(json);
  });
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list' },
  });
}
