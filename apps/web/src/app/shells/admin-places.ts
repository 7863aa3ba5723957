import { type AdminTab, paths } from '@likha/contract/addresses';
import { mayInto, type StaffPart, type StaffRole } from '@likha/contract/staff-roles';
import {
  IconAdjustments,
  IconBook2,
  IconBroadcast,
  IconBuildingBank,
  IconChartBar,
  IconCoins,
  IconFileText,
  IconFingerprint,
  IconHeartHandshake,
  IconReceipt2,
  IconShieldCheck,
  IconTicket,
  IconUsers,
  IconUsersGroup,
} from '../../ui/icons/icons.generated.ts';
import type { AdminTexts } from '../pages/admin.texts.generated.ts';
import { tabsFor } from '../pages/admin-tabs.ts';
import type { Place } from './places.ts';

/** What of the administration this role may into (P330), each beside what it is used with. */
export function adminPlaces(role: StaffRole | null, t: AdminTexts): Place[] {
  const tabs = tabsFor(role);
  const tab = (name: AdminTab, place: Omit<Place, 'to'>): Place[] =>
    tabs.includes(name) ? [{ to: paths.admin(name), ...place }] : [];
  const page = (part: StaffPart, place: Place): Place[] => (mayInto(part, role) ? [place] : []);
  return [
    ...tab('affiliates', { label: t.affiliates, Icon: IconHeartHandshake }),
    ...tab('credits', { label: t.credits, Icon: IconCoins }),
    ...tab('coupons', { label: t.coupons, Icon: IconTicket }),
    ...page('settlements', { to: paths.adminSettlements(), label: t.settlements, Icon: IconBuildingBank }),
    ...page('books', { to: paths.adminBooks(), label: t.books, Icon: IconBook2, above: '/admin/books/' }),
    ...page('tax', { to: paths.adminTax(), label: t.tax, Icon: IconReceipt2 }),
    // Support sees of that tab what people wrote, and nothing of moderation.
    ...tab('moderation', {
      label: mayInto('moderation', role) ? t.moderation : t.messages,
      Icon: IconShieldCheck,
    }),
    ...page('moderation', { to: paths.adminLive(), label: t.runningStreams, Icon: IconBroadcast }),
    ...page('moderation', { to: paths.adminTrace(), label: t.tracePicture, Icon: IconFingerprint }),
    ...page('templates', { to: paths.adminTemplates(), label: t.templates, Icon: IconFileText }),
    ...tab('users', { label: t.users, Icon: IconUsers, above: '/admin/users/' }),
    ...tab('analytics', { label: t.analytics, Icon: IconChartBar }),
    ...page('staff', { to: paths.adminStaff(), label: t.staff, Icon: IconUsersGroup }),
    ...page('settings', { to: paths.adminSettings(), label: t.productSettings, Icon: IconAdjustments }),
  ];
}
