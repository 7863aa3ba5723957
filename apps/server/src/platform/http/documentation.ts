import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { calls } from '@likha/contract/calls';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

/** `/api/openapi.json` and the browsable `/api/docs`, both from the contract. */
export async function documentationRoutes(app: FastifyInstance, publicUrl: string): Promise<void> {
  const document = openApiDocument(calls, publicUrl);
  // Some 100 kB that never change: put together once.
  const json = JSON.stringify(document);
  app.get('/api/openapi.json', { config: { door: 'open' } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(json),
  );
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list' },
  });
}
