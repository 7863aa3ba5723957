import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import pg from 'pg';

interface Static {
  path: string;
  connectionString: string;
  connections: number;
  /** What is asked with every request: whether whoever asks may see it. */
  sql: string;
  values: unknown[];
}

/** A bare file server: sends the statement, finds the size, streams the file. No signature, no ranges, no framework. */
const { path, connectionString, connections, sql, values } = JSON.parse(process.env.STATIC ?? '{}') as Static;
const pool = new pg.Pool({ connectionString, max: connections });
const server = createServer(async (_request, response) => {
  await pool.query({ name: 'right', text: sql, values });
  const { size } = await stat(path);
  response.writeHead(200, { 'content-type': 'image/webp', 'content-length': size });
  createReadStream(path).pipe(response);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`listening on http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`);
});
