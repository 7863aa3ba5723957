import { MEDIA_ACCESS_SECONDS } from '@likha/contract/limits';
import { ApiError, detailOf } from '../../lib/api-error.ts';
import type { Answer } from '../../lib/api-types.ts';

export type MediaAccess = Answer<'POST /media/access'>;

/** How asking for an address stands; null while nothing was answered yet. */
export type Asked = { access: MediaAccess } | { refusal: unknown } | null;

/** What a viewer of secure media shows: one of five (P225). */
export type ViewerState =
  | { is: 'loading' }
  | { is: 'error'; text: string }
  | { is: 'locked'; reason: 'ppv' | 'subscription'; text: string }
  | { is: 'playable'; access: MediaAccess }
  | { is: 'not available'; text: string };

/** @param failed the words for a failure that has none of its own */
export function viewerState(asked: Asked, contentType: string, failed: string): ViewerState {
  if (asked === null) return { is: 'loading' };
  if ('access' in asked)
    return kindOf(contentType) ? { is: 'playable', access: asked.access } : { is: 'not available', text: '' };
  const text = detailOf(asked.refusal, failed);
  const code = asked.refusal instanceof ApiError ? asked.refusal.code : null;
  if (code === 'purchase_required') return { is: 'locked', reason: 'ppv', text };
  if (code === 'subscription_required') return { is: 'locked', reason: 'subscription', text };
  if (code === 'content_not_found' || code === 'media_not_ready') return { is: 'not available', text };
  return { is: 'error', text };
}

const FINAL = ['purchase_required', 'subscription_required', 'content_not_found', 'media_not_ready'];

/** Did the server say no, rather than nothing? */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && FINAL.includes(error.code);
}

/** After a refresh that failed: what plays goes on while only the network is gone, and ends with the right. */
export function afterFailure(before: Asked, error: unknown): Asked {
  return before && 'access' in before && !isRefused(error) ? before : { refusal: error };
}

/** Milliseconds until an address is refreshed: 30 seconds before it ends (P26). */
export function refreshAfter({ expires_in }: Pick<MediaAccess, 'expires_in'>): number {
  return Math.max(1, expires_in - MEDIA_ACCESS_SECONDS.refreshEarly) * 1000;
}

/** Null for what cannot be shown here. */
export function kindOf(contentType: string): 'photo' | 'video' | null {
  if (contentType.startsWith('image/')) return 'photo';
  return contentType.startsWith('video/') ? 'video' : null;
}
