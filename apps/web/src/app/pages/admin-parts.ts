import { ADMIN_TABS, tabIn } from '@likha/contract/addresses';
import { type PartOf, part } from '../routing/page-route.ts';

/** The tabs of administration, each with its code to itself. */
export const adminParts = {
  affiliates: part('src/app/pages/admin-affiliates.tsx', () =>
    import('./admin-affiliates.tsx').then((module) => module.AdminAffiliates),
  ),
  credits: part('src/app/pages/admin-credits.tsx', () =>
    import('./admin-credits.tsx').then((module) => module.AdminCredits),
  ),
  coupons: part('src/features/coupons/components/coupons-panel.tsx', () =>
    import('../../features/coupons/components/coupons-panel.tsx').then((module) => module.CouponsPanel),
  ),
  moderation: part('src/app/pages/admin-moderation.tsx', () =>
    import('./admin-moderation.tsx').then((module) => module.AdminModeration),
  ),
  users: part('src/app/pages/admin-users.tsx', () =>
    import('./admin-users.tsx').then((module) => module.AdminUsers),
  ),
  analytics: part('src/features/analytics/components/platform-panel.tsx', () =>
    import('../../features/analytics/components/platform-panel.tsx').then((module) => module.PlatformPanel),
  ),
};

export const adminPart: PartOf = (query) => adminParts[tabIn(ADMIN_TABS, query)];
