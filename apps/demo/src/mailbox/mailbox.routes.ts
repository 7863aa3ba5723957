import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../server/src/platform/app-error.ts';
import { isFromThisMachine } from '../../../server/src/platform/http/loopback.ts';
import { findLetter, listLetters } from './mailbox-folder.ts';
import { letterPage, mailboxPage } from './mailbox-page.ts';

/** Another site's page may lead its own name to this machine, but cannot ask by one of these. */
const OWN_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * `/dev/mailbox`: the demo's mail (P6), with its sign-in and reset links, so for this machine only. The caller
 * binds it in demo mode only.
 */
export function mailboxRoutes(app: FastifyInstance, folder: string): void {
  app.get('/dev/mailbox', async (request, reply) => {
    refuseStrangers(request);
    return sendPage(reply, mailboxPage(await listLetters(folder)));
  });
  app.get<{ Params: { name: string } }>('/dev/mailbox/:name', async (request, reply) => {
    refuseStrangers(request);
    const letter = await findLetter(folder, request.params.name);
    if (!letter) throw new AppError('not_found');
    return sendPage(reply, letterPage(letter));
  });
}

function refuseStrangers(request: FastifyRequest): void {
  if (!isFromThisMachine(request) || !OWN_NAME.test(request.headers.host ?? ''))
    throw new AppError('not_found');
}

function sendPage(reply: FastifyReply, html: string) {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
}
