import { readFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import pg from 'pg';
import { GZIP } from '../../apps/server/src/platform/http/compress-texts.ts';

/**
 * What a page costs at the least: a bare Fastify that sends the same bytes as they are (`/kept`), or asks the database as often
 * as a profile does, for nothing, and packs the same text (`/rendered`). Nothing is checked, read or made.
 */
const kept = await readFile(process.env.PAGE ?? '');
const text = gunzipSync(kept);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 4 });
const app = Fastify();
const packed = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' };
app.get('/kept', (_request, reply) => reply.headers(packed).send(kept));
app.get('/rendered', async (_request, reply) => {
  for (const name of ['person', 'posts']) await pool.query({ name, text: 'select 1' });
  return reply.headers(packed).send(gzipSync(text, GZIP));
});
process.stdout.write(`listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
