import type { z } from 'zod';
import type { ListFile } from './dated-list.ts';
import type { ErrorCode } from './errors.ts';
import type { RateLimitName } from './limits.ts';
import type { StaffPart } from './staff-roles.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may make a call: decided before anything is looked up. `viewer` is anyone, known when signed in. */
export type Audience = 'viewer' | 'signed_in' | 'fan' | 'creator' | 'verified_creator' | 'admin';

/** Named here, said by the server in the reader's language. */
export type Refusal =
  | 'fansBuy'
  | 'fansWallet'
  | 'fansFollow'
  | 'fansUnlock'
  | 'fansSubscribe'
  | 'fansTip'
  | 'fansGive'
  | 'creatorsVerify'
  | 'creatorsRefer';

/** Who comes through a door: what only admins may names the part of administration that it is of (P330). */
export type Entrance =
  | { readonly who: 'admin'; readonly part: StaffPart }
  | { readonly who: Exclude<Audience, 'admin'>; readonly part?: undefined };

/**
 * Whether only who has accepted the documents in force may (P360). What moves money has to say so: what somebody begins needs it, what
 * gives money back, ends something, or is done by staff for others does not.
 */
type ConsentDoor =
  /** Accepts an `Idempotency-Key` header (P17). */
  | { readonly isMoney: true; readonly needsConsent: boolean }
  /** A list: only where the body says something of these fields. */
  | { readonly isMoney?: undefined; readonly needsConsent?: true | readonly string[] };

/** One call of the API, written once: the server binds it, the web's client and the documentation come from it. */
export type Call = CallShape & Entrance & ConsentDoor;

interface CallShape {
  readonly method: Method;
  /** Below `/api`, parameters in braces: `/creators/{id}/posts`. */
  readonly path: string;
  /** Which words a person of the wrong role reads, where the code's title is not enough. */
  readonly refusal?: Refusal;
  readonly limit?: RateLimitName;
  /** Begins a session of its own, so cookie and token of an earlier one say nothing. Refused to pages of other sites. */
  readonly beginsSession?: true;
  /** Open to an admin who has yet to set two factors up (P111); every other call refuses them, or takes them for a guest. */
  readonly beforeTwoFactor?: true;
  /**
   * Only reads, and decides about no money and no access: it may answer from a replica, some seconds old to whoever has written nothing
   * meanwhile. Not what somebody is told to look at again, as a message that has come: it might not be there yet.
   */
  readonly mayLag?: true;
  /** Makes a list a file as well, at its path with `.csv` behind it, for the same people (P408). */
  readonly file?: ListFile;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /**
   * `multipart`: fields as in `body`, files as named here, at most so many of each name. In the place of one that is `resumable` may
   * stand, as text, the id of an upload that has come in parts (P774).
   */
  readonly files?: Readonly<
    Record<string, { readonly description: string; readonly max: number; readonly resumable?: true }>
  >;
  readonly status?: 200 | 201;
  readonly response: z.ZodType;
  readonly errors: readonly ErrorCode[];
  readonly area: string;
  readonly summary: string;
  readonly description: string;
}

/** Keeps the exact type of each call while checking its shape. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type Parsed<T> = T extends z.ZodType<infer Output> ? Output : undefined;
type Given<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a handler receives once the request has been parsed. */
export interface CallInput<C extends Call> {
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
}

/** What a client sends. */
export interface CallRequest<C extends Call> {
  params: Given<C['params']>;
  query: Given<C['query']>;
  body: Given<C['body']>;
}

export type CallResponse<C extends Call> = z.output<C['response']>;
