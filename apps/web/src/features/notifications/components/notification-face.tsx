import type { ComponentType } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import {
  IconArrowBackUp,
  IconCashBanknote,
  IconCoins,
  IconGift,
  IconHeartFilled,
  IconHeartHandshake,
  IconHourglass,
  IconLockOpen2,
  IconMessageCircle,
  IconPhoto,
  IconRefresh,
  IconRosetteDiscountCheck,
  IconScale,
  IconShieldLock,
  IconUserPlus,
  IconUsers,
} from '../../../ui/icons/icons.generated.ts';
import type { News } from '../news.ts';
import classes from './notification-face.module.css';

type Tone = 'love' | 'money' | 'plain' | 'bad';
const LOOKS: Record<News['kind'], [Icon: ComponentType<{ size: number; stroke: number }>, tone: Tone]> = {
  follower: [IconUserPlus, 'plain'],
  subscriber: [IconUsers, 'money'],
  tip: [IconGift, 'money'],
  unlock: [IconLockOpen2, 'money'],
  like: [IconHeartFilled, 'love'],
  comment: [IconMessageCircle, 'plain'],
  affiliate: [IconHeartHandshake, 'money'],
  payout_paid: [IconCashBanknote, 'money'],
  payout_returned: [IconArrowBackUp, 'bad'],
  new_post: [IconPhoto, 'plain'],
  credits: [IconCoins, 'money'],
  renewal_failed: [IconRefresh, 'bad'],
  subscription_ended: [IconHourglass, 'plain'],
  verification: [IconRosetteDiscountCheck, 'money'],
  moderation: [IconScale, 'bad'],
  security: [IconShieldLock, 'bad'],
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
