import { AppError } from '../../../platform/app-error.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { accessTo, type LiveAccess } from '../live.policy.ts';
import { liveTexts } from '../live.texts.generated.ts';
import type { StreamRow } from '../streams/streams.queries.ts';

/** @throws AppError `live_not_begun`, `live_ended` */
export function demandRunning({ state }: Pick<StreamRow, 'state'>): void {
  if (state === 'ended') throw new AppError('live_ended');
  if (state === 'scheduled') throw new AppError('live_not_begun');
}

const REFUSALS = {
  sign_in: 'unauthenticated',
  mature: 'mature_hidden',
  subscribe: 'subscription_required',
  ticket: 'purchase_required',
} as const;

/** @throws AppError that names what is missing */
export function demandOpen(stream: StreamRow, viewer: Viewer | null): void {
  const access = accessTo(stream, viewer);
  if (access !== 'open') throw refusalFor(access);
}

function refusalFor(access: Exclude<LiveAccess, 'open'>): AppError {
  if (access === 'follow' || access === 'closed')
    return new AppError('live_closed', {
      detail: (language) => liveTexts[language][access === 'follow' ? 'followFirst' : 'closed'],
    });
  return new AppError(REFUSALS[access], { detail: (language) => liveTexts[language][access] });
}
