import type { Audience, Call, Entrance, Saying } from '@likha/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Viewer } from '../viewer.ts';
import type { BindingDeps } from './binding-deps.ts';
import { demandPart } from './demand-part.ts';
import { identify } from './identify.ts';
import { problemsTexts } from './problems.texts.generated.ts';
import type { RateLimits } from './rate-limits.ts';

/** Who gets a file: nobody without a session. */
export type FileEntrance = Exclude<Entrance, { who: Exclude<Audience, 'admin'> }> | SignedInEntrance;
interface SignedInEntrance {
  readonly who: Exclude<Audience, 'viewer' | 'admin'>;
  readonly part?: undefined;
}

/**
 * Lets somebody in to what is no call of the contract, by the same looks as calls: the database is there, who it is, with two
 * factors where they must have them, how often, and whether they may.
 * @throws AppError as a call would
 */
export async function admit(
  deps: BindingDeps,
  { limit, ...entrance }: FileEntrance & { limit: Parameters<RateLimits['check']>[0] },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Viewer> {
  refuseWithoutDatabase(deps);
  const viewer = demandTwoFactor(entrance, await identify(deps, request, reply));
  await deps.rateLimits.check(limit, request, viewer);
  authorise(entrance, viewer);
  if (!viewer) throw new AppError('unauthenticated');
  return viewer;
}

/** Longer than a connection that was cut takes to be there again. */
const LOST_FOR_MS = 3000;

/** While nobody reaches the database, calls are not begun: each would wait for it by itself (P266). */
export function refuseWithoutDatabase({ liveness }: Pick<BindingDeps, 'liveness'>): void {
  if (liveness.lostForMs() > LOST_FOR_MS) throw new AppError('service_unavailable', { retryAfterSeconds: 2 });
}

/** The call's own words for somebody of the wrong role. */
function refusalOf({ refusal }: Pick<Call, 'refusal'>): Saying | undefined {
  return refusal && ((language) => problemsTexts[language][refusal]);
}

/**
 * Whose duty two factors are, and who has yet to set them up, is nobody to public calls, and refused by the others (P111).
 * @throws AppError `two_factor_setup`
 */
export function demandTwoFactor(
  call: Pick<Call, 'who' | 'beforeTwoFactor'>,
  viewer: Viewer | null,
): Viewer | null {
  if (!viewer?.needsTwoFactor || call.beforeTwoFactor) return viewer;
  if (call.who === 'viewer') return null;
  throw new AppError('two_factor_setup', { detail: (language) => problemsTexts[language].twoFactorFirst });
}

/** Who may make this call: a pure decision over the viewer, made before anything is looked up (P8). */
export function authorise(call: Entrance & Pick<Call, 'refusal'>, viewer: Viewer | null): void {
  if (call.who === 'viewer') return;
  if (!viewer)
    throw new AppError('unauthenticated', { detail: (language) => problemsTexts[language].signInFirst });
  const { userType } = viewer;
  if (call.who === 'fan' && userType !== 'fan') throw new AppError('fans_only', { detail: refusalOf(call) });
  if ((call.who === 'creator' || call.who === 'verified_creator') && userType !== 'creator')
    throw new AppError('creators_only', {
      detail: refusalOf(call) ?? ((language) => problemsTexts[language].creatorsOnly),
    });
  if (call.who === 'verified_creator' && !viewer.isVerified)
    throw new AppError('creator_unverified', { detail: (language) => problemsTexts[language].verifyFirst });
  if (call.who === 'admin' && userType !== 'admin')
    throw new AppError('admins_only', { detail: (language) => problemsTexts[language].adminsOnly });
  if (call.part !== undefined) demandPart(call.part, viewer.staffRole);
}
