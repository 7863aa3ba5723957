import type {
  Audience,
  Call,
  CallInput,
  CallName,
  CallResponse,
  Calls,
  Entrance,
  Language,
  Saying,
} from '@likha/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { Database } from '../database/index.ts';
import type { Freshness } from '../database/replicas/choose-replica.ts';
import type { Reads } from '../database/replicas/reads.ts';
import type { Viewer } from '../viewer.ts';
import type { AddressCounter } from './address-counter.ts';
import { demandPart } from './demand-part.ts';
import { type FinishedUploads, noteFinishedUploads } from './finished-uploads.ts';
import { answerOnce, type IdempotencyDeps, readIdempotencyKey } from './idempotency.ts';
import { customerOf } from './network-address.ts';
import { problemsTexts } from './problems.texts.generated.ts';
import type { RateLimits } from './rate-limits.ts';
import { languageOf } from './request-language.ts';
import { noteViewer } from './request-viewer.ts';
import { serialiserOf } from './response-schema.ts';
import { sayIssue } from './say-issue.ts';
import { letUploadIn } from './server/coming-bodies.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { UploadSlots } from './upload-slots.ts';

type ViewerOf<Who extends Audience> = Who extends 'viewer' ? Viewer | null : Viewer;

/** What a handler gets: a parsed request from somebody who may make it. */
export interface HandlerInput<C extends Call> extends CallInput<C> {
  viewer: ViewerOf<C['who']>;
  /** What a call that may lag reads from: a replica, or the primary. */
  reader: C extends { readonly mayLag: true } ? Database : undefined;
  idempotencyKey: string | null;
  /** What the answer's words are said in. */
  language: Language;
  request: FastifyRequest;
  cookie: BrowserCookie;
  /** Asked for by a file of the list (P408), which is on record by itself. */
  isFile?: true;
  /** Of a file, which is read page by page: what its first page reads by it, the others get. */
  oncePerFile?: OncePerFile;
}

export type OncePerFile = <T>(read: () => Promise<T>) => Promise<T>;

/** By which a session's secret comes; each has a value of its own (P40). */
type Door = 'cookie' | 'bearer';

/** The browser's cookies, for the calls that begin or end a session. */
export interface BrowserCookie {
  /** The session that this browser shows; null for a guest. */
  session(): string | null;
  set(token: string): void;
  /** Takes the session back, and what the browser keeps of pages and pictures with it. */
  clear(): void;
  /** What this browser is known by (P69), which outlives its sessions; null for one that is new. */
  device(): string | null;
  setDevice(value: string): void;
  /** The id of the creator whose referral link this browser followed first; null without. */
  referrer(): string | null;
  setReferrer(id: string): void;
  /** What this browser is known by while it asks for a passkey; null without. */
  asker(): string | null;
  setAsker(value: string, seconds: number): void;
}

export type Handler<C extends Call> = (input: HandlerInput<C>) => Promise<CallResponse<C>>;
export type Handlers = { [Name in CallName]: Handler<Calls[Name]> };

export interface BindingDeps extends IdempotencyDeps {
  reads: Reads;
  rateLimits: RateLimits;
  sessionCookie: SessionCookie;
  /** The person behind a token; null when the token is unknown, expired or revoked. */
  authenticate(token: string, door: Door): Promise<Viewer | null>;
  /** Would `authenticate` answer from memory? */
  isKnown(token: string, door: Door): boolean;
  /** Did we give this token out, as far as it says itself? */
  isOurs(token: string): boolean;
  /** Tokens that were nobody's, by address. */
  unknownTokens: AddressCounter;
  uploadSlots: UploadSlots;
  finishedUploads: FinishedUploads;
  /** @throws AppError `consent_required` for who has yet to accept the documents in force (P360) */
  demandConsent(personId: string): Promise<void>;
  /** @throws AppError `storage_full` where there is no room for one more upload */
  demandRoom(): Promise<void>;
}

/**
 * Binds every call of the contract to its handler below `/api`: limit, authenticate, authorise, parse, act.
 * @throws when a call has no handler: the server does not start
 */
export function bindCalls(app: FastifyInstance, deps: BindingDeps, calls: Calls, handlers: Handlers): void {
  for (const name of Object.keys(calls) as CallName[]) {
    const handle = handlers[name] as unknown as Handler<Call> | undefined;
    if (!handle) throw new Error(`no module handles the call ${name}`);
    bindCall(app, deps, calls[name], handle);
  }
}

function bindCall(app: FastifyInstance, deps: BindingDeps, call: Call, handle: Handler<Call>): void {
  const status = call.status ?? 200;
  app.route({
    method: call.method,
    url: `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
    config: { door: 'call', boundCall: call },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (!(call.mayLag && isAnsweredWithout(deps, request))) refuseWithoutDatabase(deps);
      if (call.beginsSession) deps.sessionCookie.refuseOtherSites(request);
      const viewer = demandTwoFactor(call, await identify(deps, request, reply, call));
      await deps.rateLimits.check(call.limit ?? 'default', request, viewer);
      authorise(call, viewer);
      const input = parseInput(call, request);
      const idempotencyKey = call.isMoney ? readIdempotencyKey(request.headers['idempotency-key']) : null;
      const handleBy = (reader?: Database) =>
        handle({
          ...input,
          viewer,
          reader,
          idempotencyKey,
          // Most answers have no words of ours, and most calls leave the cookies alone.
          get language() {
            return languageOf(request);
          },
          get cookie() {
            return browserCookie(deps.sessionCookie, request, reply);
          },
          request,
        } as HandlerInput<Call>);
      const act = async () => ({
        status,
        body: await readFor(deps, call, request, handleBy),
      });
      // What was answered before is answered again, whatever has to be accepted by now; nothing of an upload is read before.
      const actOnceAccepted = async () => {
        if (viewer && needsConsent(call, input)) await deps.demandConsent(viewer.id);
        return call.files ? takeUpload(deps, request, viewer, act) : act();
      };
      const answer =
        idempotencyKey && viewer
          ? await answerOnce(deps, { userId: viewer.id, key: idempotencyKey, call, input }, actOnceAccepted)
          : await actOnceAccepted();
      if (call.method !== 'GET') await noteWritten(deps, request, reply);
      if (status !== 200) reply.code(status);
      // With a serialiser of ours Fastify names no type.
      reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
      reply.serializer(serialiserOf(call.response));
      return answer.body;
    },
  });
}

/** Whether what is asked for moves money (P360): every such call, or one whose body says something of the fields that do. */
function needsConsent({ needsConsent: needed }: Call, { body }: { body: unknown }): boolean {
  if (typeof needed !== 'object') return needed === true;
  const said = (body ?? {}) as Record<string, unknown>;
  return needed.some((field) => said[field] !== undefined);
}

/** Lets an upload in, by its person's slots, before anything of it is read (P68). @throws AppError as `UploadSlots` */
export function takeUpload<T>(
  { uploadSlots, demandRoom, finishedUploads }: BindingDeps,
  request: FastifyRequest,
  viewer: Viewer | null,
  act: () => Promise<T>,
): Promise<T> {
  noteFinishedUploads(request, finishedUploads);
  return uploadSlots.take(viewer?.id ?? customerOf(request.ip), async () => {
    await demandRoom();
    letUploadIn(request.raw);
    return act();
  });
}

/** Longer than a connection that was cut takes to be there again. */
const LOST_FOR_MS = 3000;

/** While nobody reaches the database, calls are not begun: each would wait for it by itself (P266). */
function refuseWithoutDatabase({ liveness }: Pick<BindingDeps, 'liveness'>): void {
  if (liveness.lostForMs() > LOST_FOR_MS) throw new AppError('service_unavailable', { retryAfterSeconds: 2 });
}

/** Guests need nobody else than who reads for them; whoever is signed in needs the database that knows of sessions. */
function isAnsweredWithout(
  { reads, sessionCookie }: Pick<BindingDeps, 'reads' | 'sessionCookie'>,
  request: FastifyRequest,
): boolean {
  return (
    reads.areServed() && request.headers.authorization === undefined && sessionCookie.read(request) === null
  );
}

/** Handles a call that may lag by whoever is fresh enough for who asks; any other has no reader. */
export function readFor<T>(
  deps: Pick<BindingDeps, 'db' | 'reads' | 'sessionCookie'>,
  { mayLag }: Pick<Call, 'mayLag'>,
  request: FastifyRequest,
  handle: (reader?: Database) => Promise<T>,
): Promise<T> {
  return mayLag ? deps.reads.run(freshnessFor(deps, request), deps.db, handle) : handle();
}

/** What somebody must see: what they have written. A program shows nothing of that, and gets the newest. */
function freshnessFor(
  { sessionCookie }: Pick<BindingDeps, 'sessionCookie'>,
  request: FastifyRequest,
): Freshness {
  return request.headers.authorization === undefined ? sessionCookie.readWritten(request) : 'newest';
}

/** Tells a browser what it has written, so that it reads from nobody who has not heard of that. */
async function noteWritten(
  { reads, sessionCookie }: Pick<BindingDeps, 'reads' | 'sessionCookie'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (request.headers.authorization !== undefined) return;
  const written = await reads.position();
  if (written !== null) sessionCookie.setWritten(reply, written);
}

function browserCookie(cookie: SessionCookie, request: FastifyRequest, reply: FastifyReply): BrowserCookie {
  return {
    session: () => cookie.read(request),
    set: (token) => cookie.set(reply, token),
    clear: () => {
      cookie.clear(reply);
      reply.header('clear-site-data', '"cache"');
    },
    device: () => cookie.readDevice(request),
    setDevice: (value) => cookie.setDevice(reply, value),
    referrer: () => cookie.readReferrer(request),
    setReferrer: (id) => cookie.setReferrer(reply, id),
    asker: () => cookie.readAsker(request),
    setAsker: (value, seconds) => cookie.setAsker(reply, value, seconds),
  };
}

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
  door: Door,
): Promise<Viewer | null> {
  const isJunk = token === undefined || isDoubtful(deps, token, door);
  if (isJunk) deps.unknownTokens.check(request.ip);
  const viewer = token === undefined ? null : await deps.authenticate(token, door);
  if (viewer) noteViewer(request, viewer);
  else if (isJunk) deps.unknownTokens.add(request.ip);
  return viewer;
}

/** Can only a look into the database tell whether it is anybody's? */
function isDoubtful({ isKnown, isOurs }: IdentifyDeps, token: string, door: Door): boolean {
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

/** The call's own words for somebody of the wrong role. */
function refusalOf({ refusal }: Pick<Call, 'refusal'>): Saying | undefined {
  return refusal && ((language) => problemsTexts[language][refusal]);
}

/**
 * Whose duty two factors are, and who has yet to set them up, is nobody to public calls, and refused by the others (P111).
 * @throws AppError `two_factor_setup`
 */
function demandTwoFactor(call: Pick<Call, 'who' | 'beforeTwoFactor'>, viewer: Viewer | null): Viewer | null {
  if (!viewer?.needsTwoFactor || call.beforeTwoFactor) return viewer;
  if (call.who === 'viewer') return null;
  throw new AppError('two_factor_setup', { detail: (language) => problemsTexts[language].twoFactorFirst });
}

/** Who may make this call: a pure decision over the viewer, made before anything is looked up (P8). */
function authorise(call: Entrance & Pick<Call, 'refusal'>, viewer: Viewer | null): void {
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

export function parseInput(
  call: Call,
  request: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
): Pick<CallInput<Call>, 'params' | 'query' | 'body'> {
  return {
    params: call.params ? parsePart(call.params, request.params) : undefined,
    query: call.query ? parsePart(call.query, filledIn(request.query)) : undefined,
    body: call.body && !call.files ? parsePart(call.body, request.body) : undefined,
  } as Pick<CallInput<Call>, 'params' | 'query' | 'body'>;
}

/** What a form sends of a field that nobody filled in says nothing (P30): `?search=` searches for nothing. */
function filledIn(query: unknown): unknown {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));
}

/** The field that somebody filled in: what became of its text, such as the third of its tags, has no field of its own. */
function fieldOf({ path }: z.core.$ZodIssue): string {
  const place = path.findIndex((part) => typeof part === 'number');
  return path.slice(0, place < 0 ? undefined : place).join('.') || 'body';
}

/** @throws AppError `validation_failed` that names each field. Unknown fields are dropped. */
export function parsePart<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value ?? {}, { reportInput: true });
  if (result.success) return result.data;
  const errors: Record<string, Saying> = Object.create(null);
  for (const issue of result.error.issues) errors[fieldOf(issue)] ??= sayIssue(issue);
  throw new AppError('validation_failed', { detail: Object.values(errors)[0], errors });
}
