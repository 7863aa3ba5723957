import type { BaseDeps } from '../../platform/base-deps.ts';
import { readingFrom } from '../../platform/database/replicas/reading-from.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { readAnalytics } from './read-analytics.ts';
import { readForecast } from './read-forecast.ts';
import { readStudio, saveFirstSteps, saveGoals } from './read-studio.ts';
import { studioTexts } from './studio.texts.generated.ts';

export function studioHandlers(
  deps: BaseDeps,
): Pick<Handlers, 'getStudio' | 'putGoals' | 'settleStudioSteps' | 'getAnalytics' | 'getForecast'> {
  return {
    getStudio: ({ viewer }) => readStudio(deps, viewer.id),
    putGoals: async ({ viewer, body, language }) => ({
      goals: await saveGoals(deps, viewer.id, body),
      message: studioTexts[language].goalsSaved,
    }),
    settleStudioSteps: async ({ viewer, body }) => ({
      first_steps: await saveFirstSteps(deps, viewer.id, body),
    }),
    getAnalytics: ({ viewer, query, reader }) =>
      readAnalytics(readingFrom(deps, reader), viewer.id, query.days),
    getForecast: ({ viewer, reader }) => readForecast(readingFrom(deps, reader), viewer.id),
  };
}
