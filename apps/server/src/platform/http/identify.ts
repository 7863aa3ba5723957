import type { Call } from '@likha/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Viewer } from '../viewer.ts';
import type { BindingDeps, SessionDoor } from './binding-deps.ts';
import { problemsTexts } from './problems.texts.generated.ts';
import { noteViewer } from './request-viewer.ts';

/** The scheme is written in any case (RFC 9110). */
const BEARER = /^bearer ([A-Za-z0-9_-]{20,200})$/i;

export type IdentifyDeps = Pick<
  BindingDeps,
  'authenticate' | 'isKnown' | 'isOurs' | 'unknownTokens' | 'sessionCookie'
>;

/**
 * Null for a guest, and for who begins a session: a program that sends its token with every call may sign in once that has
 * ended. Elsewhere a bearer token that is not live is refused rather than ignored, so that a program learns of it; a
 * cookie that is not is taken back, and its browser is a guest from now on.
 * @throws AppError `unauthenticated`, or `cross_site` for a change with the cookie from elsewhere than our own pages
 */
export async function identify(
  deps: IdentifyDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  call: Partial<Pick<Call, 'beginsSession' | 'who'>> = {},
): Promise<Viewer | null> {
  if (call.beginsSession) return null;
  const header = request.headers.authorization;
  if (header === undefined) return identifyBrowser(deps, request, reply, call);
  const token = BEARER.exec(header)?.[1];
  const viewer = await lookUp(deps, request, token, 'bearer');
  if (!viewer)
    throw new AppError('unauthenticated', { detail: (language) => problemsTexts[language].sessionEnded });
  return viewer;
}

/**
 * The person behind a token. Who sends many that we never gave out is refused before they are looked up; nobody whose token is
 * ours, or known from memory, pays for what others behind their address do (P321).
 */
async function lookUp(
  deps: IdentifyDeps,
  request: FastifyRequest,
  token: string | undefined,
  door: SessionDoor,
): Promise<Viewer | null> {
  const isJunk = token === undefined || isDoubtful(deps, token, door);
  if (isJunk) deps.unknownTokens.check(request.ip);
  const viewer = token === undefined ? null : await deps.authenticate(token, door);
  if (viewer) noteViewer(request, viewer);
  else if (isJunk) deps.unknownTokens.add(request.ip);
  return viewer;
}

/** Can only a look into the database tell whether it is anybody's? */
function isDoubtful({ isKnown, isOurs }: IdentifyDeps, token: string, door: SessionDoor): boolean {
  return !isKnown(token, door) && !isOurs(token);
}

async function identifyBrowser(
  deps: IdentifyDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { who }: Partial<Pick<Call, 'who'>>,
): Promise<Viewer | null> {
  const token = deps.sessionCookie.read(request);
  if (token === null) return null;
  deps.sessionCookie.demandOwnPage(request);
  // What guests may ask for is refused to nobody for a cookie that there is no room to look up.
  if (who === 'viewer' && isDoubtful(deps, token, 'cookie') && deps.unknownTokens.isOver(request.ip))
    return null;
  const viewer = await lookUp(deps, request, token, 'cookie');
  if (!viewer) deps.sessionCookie.clear(reply);
  return viewer;
}
