import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import pg from 'pg';
import { GZIP } from '../../apps/server/src/platform/http/compress-texts.ts';

interface Floor {
  connectionString: string;
  connections: number;
  routes: { url: string; sql: string; values: unknown[]; body: string; isPacked: boolean }[];
}

/**
 * What the same answer costs at the least: a bare Fastify route that sends the same named statement and then the same
 * bytes, packed for each request where ours are. Nothing is checked, built or serialised.
 */
const { connectionString, connections, routes } = JSON.parse(process.env.FLOOR ?? '{}') as Floor;
const pool = new pg.Pool({ connectionString, max: connections });
const app = Fastify();
for (const [index, { url, sql, values, body, isPacked }] of routes.entries()) {
  const bytes = Buffer.from(body);
  app.get(url, async (_request, reply) => {
    await pool.query({ name: `floor-${index}`, text: sql, values });
    reply.type('application/json; charset=utf-8');
    if (!isPacked) return reply.send(bytes);
    return reply.header('content-encoding', 'gzip').send(gzipSync(bytes, GZIP));
  });
}
process.stdout.write(`listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
