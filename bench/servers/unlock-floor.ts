import Fastify from 'fastify';
import { loadCalls } from '../load.ts';
import { createUnlockFloor } from '../unlock-floor.ts';

/**
 * A program of its own, so that nothing of ours and nobody who asks ours runs in it: sells for so many seconds over so many
 * connections whenever it is told to.
 */
const { connectionString, posts } = JSON.parse(process.env.FLOOR ?? '{}') as {
  connectionString: string;
  posts: number;
};
const floor = await createUnlockFloor(connectionString, posts);
const app = Fastify();
app.get<{ Querystring: { width: string; seconds: string } }>('/sell', ({ query }) =>
  loadCalls(Number(query.width), Number(query.seconds), (worker) => floor.unlock(worker)),
);
process.stdout.write(`listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
