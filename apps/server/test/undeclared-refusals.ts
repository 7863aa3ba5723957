import { refusalsOf } from '@likha/contract/refusals';
import type { FastifyInstance } from 'fastify';
import { refusalCodeOf } from '../src/platform/http/problem.ts';

/**
 * Keeps what calls were refused with that their contract does not say: whoever reads `/api/openapi.json` would not know of it.
 * @returns method, path and code of each, once
 */
export function keepUndeclared(app: FastifyInstance): ReadonlySet<string> {
  const undeclared = new Set<string>();
  app.addHook('onResponse', async (request) => {
    const code = refusalCodeOf(request);
    const call = request.routeOptions.config.boundCall;
    if (code && call && !refusalsOf(call).has(code)) undeclared.add(`${call.method} ${call.path}: ${code}`);
  });
  return undeclared;
}
