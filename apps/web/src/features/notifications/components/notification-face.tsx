import type { ComponentType } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import {
  IconBroadcast,
  IconBuildingBank,
  IconCalendarDollar,
  IconCalendarOff,
  IconCashOff,
  IconCertificate,
  IconCoin,
  IconGavel,
  IconGiftCard,
  IconHeartDollar,
  IconHearts,
  IconKey,
  IconLink,
  IconMessage2,
  IconPhotoHeart,
  IconReload,
  IconShield,
  IconStar,
  IconUserHeart,
} from '../../../ui/icons/icons.generated.ts';
import type { News } from '../news.ts';
import classes from './notification-face.module.css';

type Tone = 'love' | 'money' | 'plain' | 'bad';
// Drawn for this page alone: one that other pages have, too, would move into what all of them load first.
const LOOKS: Record<News['kind'], [Icon: ComponentType<{ size: number; stroke: number }>, tone: Tone]> = {
  follower: [IconUserHeart, 'plain'],
  subscriber: [IconStar, 'money'],
  tip: [IconHeartDollar, 'money'],
  unlock: [IconKey, 'money'],
  like: [IconHearts, 'love'],
  comment: [IconMessage2, 'plain'],
  affiliate: [IconLink, 'money'],
  payout_paid: [IconBuildingBank, 'money'],
  payout_returned: [IconCashOff, 'bad'],
  new_post: [IconPhotoHeart, 'plain'],
  credits: [IconCoin, 'money'],
  credits_back: [IconCoin, 'money'],
  live: [IconBroadcast, 'love'],
  live_soon: [IconBroadcast, 'plain'],
  live_off: [IconBroadcast, 'bad'],
  gift: [IconGiftCard, 'money'],
  top_up_paused: [IconCashOff, 'bad'],
  renewal_due: [IconCalendarDollar, 'plain'],
  renewal_failed: [IconReload, 'bad'],
  subscription_ended: [IconCalendarOff, 'plain'],
  verification: [IconCertificate, 'money'],
  moderation: [IconGavel, 'bad'],
  security: [IconShield, 'bad'],
};

/** Whose doing it is, with a sign of what they did; of what nobody in particular did the sign alone. */
export function NotificationFace({ news: { kind, actor } }: { news: News }) {
  const [Icon, tone] = LOOKS[kind];
  if (!actor)
    return (
      <span className={classes.sign} data-tone={tone} aria-hidden>
        <Icon size={22} stroke={1.75} />
      </span>
    );
  return (
    <span className={classes.face}>
      <Avatar name={actor.username} src={actor.avatar} size={44} />
      <span className={classes.badge} data-tone={tone} aria-hidden>
        <Icon size={13} stroke={2} />
      </span>
    </span>
  );
}
