import type { Language } from '@likha/contract';
import { formatCentavos, formatCredits } from '@likha/contract/money';
import { oneLine, philippineTime } from '../../../platform/letter/mail-words.ts';
import type { Paper } from '../../../platform/paper/paper.ts';
import type { Case, Use } from './summary.queries.ts';
import { summaryTexts } from './summary.texts.generated.ts';

export interface CaseFacts {
  about: Case;
  /** One more than are shown means that there are more. */
  uses: readonly Use[];
  signIns: readonly { at: Date; network: string | null }[];
  creditsLeft: number;
  sellerName: string;
  at: Date;
}

const METHODS = {
  paypal: 'PayPal',
  gcash: 'GCash',
  maya: 'Maya',
  card: 'card',
  card_abroad: 'card',
} as const;
export const MOST_USES = 40;
export const MOST_SIGN_INS = 20;

type Texts = (typeof summaryTexts)[Language];
type Row = [string, string];

/** What is known of a disputed payment, on paper (P492): facts alone, and nothing of what was seen but that it was. */
export function summaryPage(facts: CaseFacts, language: Language): Paper {
  const t = summaryTexts[language];
  const when = (moment: Date) => t.when({ moment: philippineTime(moment, language) });
  return {
    language,
    title: t.title({ reference: facts.about.reference }),
    seller: t.by({ name: facts.sellerName, when: when(facts.at) }),
    rows: aboutDispute(facts.about, t, when),
    sections: [
      { title: t.whoPaid, rows: aboutPayer(facts.about, t, when) },
      { title: t.payment, rows: aboutPayment(facts, t, when) },
      { title: t.used, rows: aboutUses(facts.uses, t, when) },
      { title: t.signIns, rows: aboutSignIns(facts.signIns, t, when) },
    ],
    total: null,
    notes: [t.note],
    at: facts.at,
  };
}

type When = (moment: Date) => string;

function aboutDispute(about: Case, t: Texts, when: When): Row[] {
  return [
    [t.dispute, about.provider_dispute_id],
    [t.amount, formatCentavos(about.amount_centavos)],
    ...(about.reason ? [[t.reason, about.reason] as Row] : []),
    [t.openedAt, when(about.opened_at)],
  ];
}

function aboutPayer(about: Case, t: Texts, when: When): Row[] {
  return [
    [t.name, oneLine(about.full_name)],
    [t.username, `@${about.username}`],
    [t.email, oneLine(about.email)],
    [t.emailConfirmed, about.email_confirmed_at ? when(about.email_confirmed_at) : t.never],
    [t.joined, when(about.joined_at)],
    [t.consent({ version: about.legal_consent_version }), when(about.legal_consent_at)],
    ...(about.two_factor_at ? [[t.twoFactor, when(about.two_factor_at)] as Row] : []),
  ];
}

function aboutPayment({ about, creditsLeft }: CaseFacts, t: Texts, when: When): Row[] {
  const credits = about.granted_credits ?? about.base_credits + about.bonus_credits;
  return [
    [t.reference, about.reference],
    [t.ordered, when(about.ordered_at)],
    ...(about.settled_at ? [[t.paid, when(about.settled_at)] as Row] : []),
    [t.bought, formatCredits(credits)],
    [t.price, formatCentavos(about.final_centavos)],
    [t.method, METHODS[about.payment_method]],
    [t.left, formatCredits(creditsLeft)],
  ];
}

function aboutUses(uses: readonly Use[], t: Texts, when: When): Row[] {
  if (uses.length === 0) return [[t.nothing, '']];
  const rows = uses.slice(0, MOST_USES).map(({ kind, creator, credits, at, seen_at: seenAt }): Row => {
    const what = {
      post: t.post,
      message: t.message,
      ticket: t.ticket,
      subscription: t.subscription,
      gift: t.gift,
      tip: t.tip,
    }[kind];
    const bought = t.use({ what, creator, credits: formatCredits(credits) });
    return [when(at), seenAt ? `${bought}\n${t.seen({ when: when(seenAt) })}` : bought];
  });
  return uses.length > MOST_USES ? [...rows, [t.more, '']] : rows;
}

function aboutSignIns(signIns: CaseFacts['signIns'], t: Texts, when: When): Row[] {
  if (signIns.length === 0) return [[t.nothing, '']];
  return signIns.map(({ at, network }) => [when(at), network ?? '']);
}
