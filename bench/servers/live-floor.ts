import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';

/** A bare file server: `/list` and `/part`, each a file. No signature, no rights, nothing that waits. */
const { list, part } = JSON.parse(process.env.FLOOR ?? '{}') as { list: string; part: string };
const server = createServer(async (request, response) => {
  const path = request.url === '/list' ? list : part;
  const { size } = await stat(path);
  response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': size });
  createReadStream(path, { highWaterMark: 256 * 1024 }).pipe(response);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`listening on http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`);
});
