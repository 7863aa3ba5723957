import { formatPesos } from '@likha/contract/money';
import {
  IconCoins,
  IconEyeOff,
  IconLock,
  IconReceipt2,
  IconRosetteDiscountCheck,
  IconShieldLock,
} from '@tabler/icons-react';
import type { Config, PaymentMethod } from '../../../lib/api-types.ts';

export interface Feature {
  Icon: typeof IconCoins;
  title: string;
  text: string;
}

const METHODS: Record<PaymentMethod, string> = {
  gcash: 'GCash',
  maya: 'Maya',
  paypal: 'PayPal',
  card: 'card',
};

/** The six promises. Each is kept by the product as it is; the figures are the server's. */
export function featuresOf(config: Config): Feature[] {
  const { split, payment_methods, php_per_credit, media_access_seconds, legal } = config;
  return [
    {
      Icon: IconRosetteDiscountCheck,
      title: 'Verified before they post',
      text: 'Nobody publishes on Likha until their identity has been verified. Everyone in the directory carries the tick.',
    },
    {
      Icon: IconCoins,
      title: `${split.creator_percent}% to the creator`,
      text: `Of every peso that a fan spends on a post, ${split.creator_percent} centavos belong to the person who made it.`,
    },
    {
      Icon: IconReceipt2,
      title: 'Pay the way you always do',
      text: `Top up with ${inWords(payment_methods.map((method) => METHODS[method]))}. One credit is ${formatPesos(php_per_credit)}, and credits never expire.`,
    },
    {
      Icon: IconShieldLock,
      title: 'Media that stays put',
      text: `Pictures and videos open at addresses made for one viewer, marked with that viewer’s name and gone after ${media_access_seconds} seconds.`,
    },
    {
      Icon: IconLock,
      title: 'Locked means locked',
      text: 'Before you unlock, your browser gets a blur and the first lines. The original is not hidden in the page: it is not sent.',
    },
    {
      Icon: IconEyeOff,
      title: 'No surprises',
      text: `Each price shows in credits and pesos, with your balance before and after. Adults only: ${legal.minimum_age} and over, and mature posts never show to guests.`,
    },
  ];
}

function inWords(names: string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
}
