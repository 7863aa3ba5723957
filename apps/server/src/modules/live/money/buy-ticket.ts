import { formatCredits } from '@likha/contract/money';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { tell } from '../../notifications/index.ts';
import { type CreatorTerms, findCreatorTerms, spendCredits } from '../../sales/index.ts';
import { sayTicketJob } from '../declared-jobs.ts';
import { liveTexts } from '../live.texts.generated.ts';
import type { LiveDeps } from '../live-deps.ts';
import { findOffer, insertTicket, type OfferRow } from './tickets.queries.ts';

interface Asked {
  fanId: string;
  liveId: string;
  /** The price that the fan was shown, where the caller says so. */
  shownCredits: number | null;
  /** When it was to begin as they saw it, where the caller says so. */
  shownTime: string | null;
  /** The request's id. */
  correlationId: string;
}

/**
 * Sells a fan the ticket of a stream that is planned or runs: exactly once (P631). A second call answers the same and takes nothing, also when many come
 * at once. The ticket is an unlock in the books (decision 174).
 * @returns what it cost, also when it was bought before, and the credits left
 * @throws AppError `live_not_found`, `live_ended`, `mature_hidden`, `not_for_sale`, `price_changed`, `insufficient_credits`, `credits_held`
 */
export async function buyTicket(deps: LiveDeps, asked: Asked): Promise<{ credits: number; balance: number }> {
  const { isNew, ...answer } = await inTransaction(deps.moneyDb, async (tx) => {
    const offer = await findOffer(tx, asked.liveId, asked.fanId, deps.clock.now());
    if (offer && offer.paid_credits !== null) return boughtBefore(tx, asked.fanId, offer.paid_credits);
    // Looked at behind the stream: who blocked or left meanwhile sells nothing more.
    const terms = offer && (await findCreatorTerms(tx, offer.creator_id, asked.fanId));
    return payFor(deps, tx, asked, priceOf(offer, terms, asked));
  });
  if (isNew) deps.metrics.unlocks.inc();
  return answer;
}

interface Priced {
  offer: OfferRow;
  terms: CreatorTerms;
  credits: number;
}

/** What is for sale, or the refusal. */
function priceOf(
  offer: OfferRow | undefined,
  terms: CreatorTerms | undefined,
  { shownCredits, shownTime }: Asked,
): Priced {
  if (!offer || !terms?.is_open) throw new AppError('live_not_found');
  if (offer.state === 'ended') throw new AppError('live_ended');
  if (offer.is_nsfw && offer.safe_mode)
    throw new AppError('mature_hidden', { detail: (language) => liveTexts[language].mature });
  const credits = offer.ticket_price;
  const isPlanned = offer.state === 'running' || offer.scheduled_at !== null;
  if (credits === null || !isPlanned)
    throw new AppError('not_for_sale', { detail: (language) => liveTexts[language].noTicket });
  if (offer.is_subscribed)
    throw new AppError('not_for_sale', { detail: (language) => liveTexts[language].freeForYou });
  if (shownCredits !== null && shownCredits !== credits)
    throw new AppError('price_changed', {
      detail: (language) => liveTexts[language].priceChanged({ credits: formatCredits(credits) }),
    });
  if (shownTime !== null && isMoved(offer, shownTime))
    throw new AppError('not_for_sale', { detail: (language) => liveTexts[language].timeMoved });
  return { offer, terms, credits };
}

/** Is it at another time than who buys was shown (P626)? Once it has begun it is there to be seen. */
function isMoved({ state, scheduled_at: at }: OfferRow, shownTime: string): boolean {
  return state === 'scheduled' && at?.getTime() !== Date.parse(shownTime);
}

/** Another transaction may be first: then all of it is looked at again, and was bought before. */
async function payFor(deps: LiveDeps, tx: Tx, asked: Asked, { offer, terms, credits }: Priced) {
  const { fanId, liveId, correlationId } = asked;
  const [id, stripe, now] = [deps.ids.next(), deps.stripes.next(), deps.clock.now()];
  // Said in the chat by a job: it locks the stream, and money waits for nobody.
  await addJob(tx, sayTicketJob, { ticketId: id });
  await tell(tx, {
    personId: terms.creator_id,
    kind: 'unlock',
    groupKey: id,
    actorId: fanId,
    credits,
    at: now,
  });
  const balance = await spendCredits(deps, tx, {
    subject: { type: 'unlock', id },
    use: 'ticket',
    claim: insertTicket.fill({ id, fanId, liveId, credits, scheduledAt: offer.scheduled_at, now }),
    fanId,
    credits,
    terms,
    details: { live_id: liveId, title: offer.title, name: terms.creator_name },
    correlationId,
    stripe,
  });
  // A block waits for the stream that the claim holds, or was before it: then nothing is sold, as what was bought before is not given back any more (P831).
  if (!(await findCreatorTerms(tx, terms.creator_id, fanId))?.is_open) throw new AppError('live_not_found');
  return { credits, balance, isNew: true };
}

async function boughtBefore(tx: Tx, fanId: string, credits: number) {
  const { balance } = await readFigures(tx, accounts.fanWallet(fanId));
  return { credits, balance, isNew: false };
}
