import type { Audience, Call, CallInput, CallName, CallResponse, Calls, Language } from '@likha/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/index.ts';
import type { Freshness } from '../database/replicas/choose-replica.ts';
import type { Viewer } from '../viewer.ts';
import type { BindingDeps } from './binding-deps.ts';
import { type BrowserCookie, browserCookie } from './browser-cookie.ts';
import { authorise, demandTwoFactor, refuseWithoutDatabase } from './entrance.ts';
import { answerOnce, readIdempotencyKey } from './idempotency.ts';
import { identify } from './identify.ts';
import { parseInput } from './parse-input.ts';
import { languageOf } from './request-language.ts';
import { serialiserOf } from './response-schema.ts';
import { takeUpload } from './take-upload.ts';

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

export type Handler<C extends Call> = (input: HandlerInput<C>) => Promise<CallResponse<C>>;
export type Handlers = { [Name in CallName]: Handler<Calls[Name]> };

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
