/**
 * Why something that was paid for is gone: its creator was banned or left, staff removed the post or message, a stream was none (P630), or
 * was over as soon as a ticket was bought (P797), or its host shut out who had one (P831),
 * or a creator blocked who had months left (P1036).
 */
export type GoneCause =
  | 'banned'
  | 'left'
  | 'post_removed'
  | 'live_failed'
  | 'live_late'
  | 'live_blocked'
  | 'months_blocked';

export interface Gone {
  readonly cause: GoneCause;
  readonly creatorId: string;
  /** Of the post or message that was removed, of the stream, of the ticket whose holder was shut out, of the end of months (`cut_id`), else of the creator. */
  readonly causeId: string;
  readonly at: Date;
}

/** What of a list is wanted: what is gone since a moment, behind one that was listed, in the order of causes. */
export interface GonePage {
  readonly since: Date;
  readonly after: Gone | null;
  readonly limit: number;
}

/** Who pays for credits that come back; whole centavos, together what the credits are worth. */
export interface Borne {
  readonly creator: number;
  /** What the creator owes from now on, as they do not have it. */
  readonly debt: number;
  readonly platform: number;
}

/**
 * A creator bears so many percent of the share that they got of it, as far as they have it; the platform bears the rest (P246), but for
 * what is gone by their own doing: what they do not have they owe (P1044). Else they would be paid out, leave, and come back with it, again and again. Who blocks (P1037),
 * or has no stream for those who paid for it (P1066), bears all of their share whatever the percent: it is theirs to do or not.
 * @param worth centavos that the credits are worth now
 * @param share centavos that the creator got for them, and their referrer where they bear that too (P1050)
 * @param balance centavos that the creator has
 * @param percent of the settings
 */
export function borneBy(worth: number, { cause, isOwn, share, balance, percent }: Bearing): Borne {
  const isWhole = isOwn && cause !== 'left';
  const asked = Math.min(worth, Math.floor((share * (isWhole ? 100 : percent)) / 100));
  const creator = Math.min(asked, balance);
  const debt = isOwn ? asked - creator : 0;
  return { creator, debt, platform: worth - creator - debt };
}

interface Bearing {
  cause: GoneCause;
  isOwn: boolean;
  share: number;
  balance: number;
  percent: number;
}
