import type { Api, CallRequest, CallResponse } from '@likha/contract';

/** `POST /credits/unlock`: how a call is named here and in the contract. */
export type Address = keyof Api;
export type Answer<A extends Address> = CallResponse<Api[A]>;
export type Body<A extends Address> = CallRequest<Api[A]>['body'];

type Part<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : Record<string, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

/** What a call needs, with the parts that it does not have left out. */
export type ApiInput<A extends Address> = Part<'params', CallRequest<Api[A]>['params']> &
  Part<'query', CallRequest<Api[A]>['query']> &
  Part<'body', CallRequest<Api[A]>['body']> & { signal?: AbortSignal };

/** The calls that move money and so carry an `Idempotency-Key`. */
export type MoneyAddress = {
  [A in Address]: Api[A] extends { readonly isMoney: true } ? A : never;
}[Address];

/** What screens need to know of who is signed in; the browser keeps no more of them (P40). */
export type Me = Pick<
  Answer<'GET /auth/me'>['user'],
  | 'is_discreet'
  | 'needs_consent'
  | 'new_documents'
  | 'needs_two_factor'
  | 'staff_role'
  | 'id'
  | 'username'
  | 'full_name'
  | 'avatar'
  | 'user_type'
  | 'is_verified'
  | 'language'
  | 'subscriptions'
>;
export type Person = Answer<'GET /creators'>['creators'][number];
export type Post = Answer<'GET /content/feed'>['posts'][number];
export type Config = Answer<'GET /config'>;
export type Transaction = Answer<'GET /credits/wallet'>['recent_transactions'][number];
export type Purchase = Answer<'GET /credits/purchases/{id}'>;
export type PaymentMethod = Purchase['payment_method'];
export type Earnings = Answer<'GET /earnings'>;
