import { AppError } from '../../../platform/app-error.ts';
import type { LiveEngine } from '../../../providers/live/live-engine.ts';
import { liveTexts } from '../live.texts.generated.ts';
import type { LiveDeps } from '../live-deps.ts';

/** What carries streams. @throws AppError `service_unavailable` where nothing does */
export function demandEngine({ live }: Pick<LiveDeps, 'live'>): LiveEngine {
  if (!live)
    throw new AppError('service_unavailable', { detail: (language) => liveTexts[language].noEngine });
  return live;
}
