import { defineModule } from '../../platform/server-module.ts';
import type { SocketsDeps } from './sockets-deps.ts';

export const socketsModule = defineModule({
  name: 'sockets',
  tables: [],
  routes: async (app, deps: SocketsDeps, binding) =>
    (await import('./sockets.routes.ts')).socketsRoutes(app, deps, binding),
});
