import type { Reads } from '../database/replicas/reads.ts';
import type { Viewer } from '../viewer.ts';
import type { AddressCounter } from './address-counter.ts';
import type { FinishedUploads } from './finished-uploads.ts';
import type { IdempotencyDeps } from './idempotency.ts';
import type { RateLimits } from './rate-limits.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { UploadSlots } from './upload-slots.ts';

/** Which way a session's secret came: by the browser's cookie, or as a program's bearer token. Each has a value of its own (P40). */
export type SessionDoor = 'cookie' | 'bearer';

/** What calls and files need of the server to let somebody in. */
export interface BindingDeps extends IdempotencyDeps {
  reads: Reads;
  rateLimits: RateLimits;
  sessionCookie: SessionCookie;
  /** The person behind a token; null when the token is unknown, expired or revoked. */
  authenticate(token: string, door: SessionDoor): Promise<Viewer | null>;
  /** Would `authenticate` answer from memory? */
  isKnown(token: string, door: SessionDoor): boolean;
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
