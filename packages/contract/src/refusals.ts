import type { Call } from './call.ts';
import type { ErrorCode } from './errors.ts';

/** Any call may be answered so: what cannot be read, a session that has ended, somebody too quick, and what is wrong with us. */
const ALWAYS = [
  'malformed_request',
  'unauthenticated',
  'rate_limited',
  'service_unavailable',
  'internal_error',
] as const;

/** What a change is refused for, whatever it is: sent by another site's page, a body that is not looked into, no room to write it down. */
const CHANGES = ['cross_site', 'unsupported_media_type', 'payload_too_large', 'storage_full'] as const;
const FILES = ['request_timeout', 'upload_not_found', 'upload_used'] as const;

/**
 * Every code that a call may be refused with: what follows from what it is, said here once, and what its own rules refuse, which it
 * names itself (P31).
 */
export function refusalsOf(call: Call): ReadonlySet<ErrorCode> {
  return new Set([...impliedRefusals(call), ...call.errors]);
}

/** What follows from who may make a call, what it takes and what it does. */
export function impliedRefusals(call: Call): ReadonlySet<ErrorCode> {
  return new Set<ErrorCode>([
    ...ALWAYS,
    ...ofAudience(call),
    ...(call.params || call.query || call.body ? (['validation_failed'] as const) : []),
    ...(call.method === 'GET' ? [] : CHANGES),
    ...(call.files ? FILES : []),
    ...(call.needsConsent ? (['consent_required'] as const) : []),
    ...(call.isMoney
      ? (['validation_failed', 'request_in_progress', 'idempotency_key_reused'] as const)
      : []),
  ]);
}

function ofAudience({ who, beforeTwoFactor }: Call): readonly ErrorCode[] {
  if (who === 'viewer') return [];
  return [...(beforeTwoFactor ? [] : (['two_factor_setup'] as const)), ...ofRole(who)];
}

function ofRole(who: Exclude<Call['who'], 'viewer'>): readonly ErrorCode[] {
  switch (who) {
    case 'signed_in':
      return [];
    case 'fan':
      return ['fans_only'];
    case 'creator':
      return ['creators_only'];
    case 'verified_creator':
      return ['creators_only', 'creator_unverified'];
    case 'admin':
      return ['admins_only', 'other_part'];
  }
}
