import { type Language, LOCALES } from '@likha/contract/language';
import { formatPesos } from '@likha/contract/money';
import type { Config, PaymentMethod } from '../../../lib/api-types.ts';
import {
  IconCoins,
  IconCreditCard,
  IconMessages,
  IconReceipt2,
  IconRosetteDiscountCheck,
  IconShieldLock,
} from '../../../ui/icons/icons.generated.ts';
import type { LandingTexts } from './landing.texts.generated.ts';

export interface Feature {
  Icon: typeof IconCoins;
  title: string;
  text: string;
}

const COMPANIES = { gcash: 'GCash', maya: 'Maya', paypal: 'PayPal' } as const;

/** The six promises. Each is kept by the product as it is; the figures are the server's. */
export function featuresOf(config: Config, t: LandingTexts, language: Language): Feature[] {
  const { split, payment_methods, php_per_credit } = config;
  const nameOf = (method: PaymentMethod) =>
    method === 'card' || method === 'card_abroad' ? t.card : COMPANIES[method];
  return [
    { Icon: IconRosetteDiscountCheck, title: t.verifiedTitle, text: t.verifiedText },
    {
      Icon: IconCoins,
      title: t.shareTitle({ percent: split.creator_percent }),
      text: shareText(config, t),
    },
    {
      Icon: IconReceipt2,
      title: t.payTitle,
      text: t.payText({
        methods: inWords([...new Set(payment_methods.map(nameOf))], language),
        rate: formatPesos(php_per_credit),
      }),
    },
    {
      Icon: IconShieldLock,
      title: t.mediaTitle,
      text: t.mediaText,
    },
    { Icon: IconCreditCard, title: t.billingTitle, text: t.billingText({ name: config.neutral_name }) },
    { Icon: IconMessages, title: t.messagesTitle, text: t.messagesText },
  ];
}

/** Instant payouts are claimed where they are made, with their limit (P601). */
function shareText({ split, payout: { instant } }: Config, t: LandingTexts): string {
  const share = t.shareText({ percent: split.creator_percent });
  if (instant === null) return share;
  const limit = formatPesos(instant.daily_limit).replace(/\.00$/, '');
  return `${share} ${t.shareInstant({ limit })}`;
}

function inWords(names: string[], language: Language): string {
  return new Intl.ListFormat(LOCALES[language], { type: 'disjunction' }).format(names);
}
