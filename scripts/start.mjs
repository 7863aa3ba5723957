import { resolve } from 'node:path';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { launch } from './launch.mjs';

/** `npm start`: installs, builds and starts everything (P36). Plain JavaScript, as nothing is installed yet. */
const ROOT = resolve(new URL('..', import.meta.url).pathname);

try {
  ensureInstalled(ROOT, { isToRun: true });
  // The server prepares its database meanwhile, and listens once it is told that there is something to show.
  const server = launch(ROOT, 'apps/server/src/main.ts', ['--web-comes'], { isServer: true });
  // It may have ended: another start is on its port.
  const tell = () => server.connected && server.send('web-built');
  await ensureWebBuilt(ROOT, tell).catch((error) => {
    server.kill('SIGTERM');
    throw error;
  });
} catch (error) {
  process.stderr.write(`Likha could not start. ${error.message}\n`);
  process.exitCode = 1;
}
