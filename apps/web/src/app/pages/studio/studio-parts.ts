import { STUDIO_TABS, type StudioTab, tabIn } from '@likha/contract/addresses';
import { type PagePart, type PartOf, part } from '../../routing/page-route.ts';

/** The tabs of the studio that have their code to themselves: all but the first, which comes with the page. */
export const studioParts = {
  content: part('src/app/pages/studio/studio-content.tsx', () =>
    import('./studio-content.tsx').then((module) => module.StudioContent),
  ),
  analytics: part('src/features/earnings/components/analytics-panel.tsx', () =>
    import('../../../features/earnings/components/analytics-panel.tsx').then(
      (module) => module.AnalyticsPanel,
    ),
  ),
  earnings: part('src/app/pages/studio/studio-earnings.tsx', () =>
    import('./studio-earnings.tsx').then((module) => module.StudioEarnings),
  ),
  affiliate: part('src/app/pages/studio/studio-affiliate.tsx', () =>
    import('./studio-affiliate.tsx').then((module) => module.StudioAffiliate),
  ),
  settings: part('src/app/pages/studio/studio-settings.tsx', () =>
    import('./studio-settings.tsx').then((module) => module.StudioSettings),
  ),
} satisfies Partial<Record<StudioTab, PagePart>>;

const parts: Partial<Record<StudioTab, PagePart>> = studioParts;

export const studioPart: PartOf = (query) => parts[tabIn(STUDIO_TABS, query)];
