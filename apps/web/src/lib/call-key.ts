import type { Api } from '@likha/contract';
import type { Address, Answer, ApiInput } from './api-types.ts';

/** The calls that only read, whose answers are kept. */
export type ReadAddress = Extract<Address, `GET ${string}`>;

/** The reading calls that answer page by page. */
export type PagedAddress = {
  [A in ReadAddress]: Answer<A> extends { next_cursor: string | null } ? A : never;
}[ReadAddress];

/** Those that are looked through by days and taken away (P407): only `useDatedPages` asks for them. */
export type DatedAddress = {
  [A in PagedAddress]: Api[A] extends { readonly file: object } ? A : never;
}[PagedAddress];

/** What is sent with a call, as far as it decides the answer. */
export type KeyInput<A extends Address> = Omit<ApiInput<A>, 'signal' | 'body'>;

export type CallKey = readonly [address: Address, input?: object, form?: 'pages'];

/** What `callKey` looks at; every call's own input has this shape. */
interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
}

/**
 * The name under which a call's answer is kept: its address and what was sent with it. The address alone names
 * every answer of that call, which is how a change says what it makes stale.
 */
export function callKey<A extends Address>(address: A, input?: KeyInput<A>): CallKey {
  const sent = sentOf(input);
  return sent ? [address, sent] : [address];
}

/** The name of a list that is loaded page by page; apart from `callKey`, as what is kept has another shape. */
export function pagesKey<A extends PagedAddress>(address: A, input?: KeyInput<A>): CallKey {
  return [address, sentOf(input) ?? {}, 'pages'];
}

/** What really goes over the wire: empty values of a query are not sent, so they do not tell two answers apart. */
function sentOf(input: object | undefined): object | undefined {
  const { params, query } = (input ?? {}) as LooseInput;
  const sentQuery = Object.fromEntries(
    Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
  const sent = { ...(params && { params }), ...(Object.keys(sentQuery).length > 0 && { query: sentQuery }) };
  return Object.keys(sent).length > 0 ? sent : undefined;
}
