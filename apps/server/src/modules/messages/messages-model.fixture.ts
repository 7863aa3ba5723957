import fc from 'fast-check';

/** The fan is 0, the creator 1. */
export type Who = 0 | 1;
const who = fc.constantFrom<Who>(0, 1);
/** Which of the messages there are, counted from the newest. */
const back = fc.nat(3);

export const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('send' as const), who, isHeld: fc.constant(false) }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('send' as const), who, isHeld: fc.constant(true) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('read' as const), who, back }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('unsend' as const), who, back }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('hide' as const), who, back }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('release' as const, 'remove' as const), back }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('sell' as const) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('unlock' as const), back }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('tip' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('block' as const), isOn: fc.boolean() }) },
);
export type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** In credits: what the fan begins with is soon gone. */
export const MONEY = { begins: 55, price: 20, tip: 5 };

export interface Kept {
  seq: number;
  /** Its files are for sale. */
  isForSale: boolean;
  /** The fan paid for it, or with it: it stays. */
  isPaid: boolean;
  from: Who;
  state: 'sent' | 'in_review' | 'unsent' | 'removed';
  /** The other has seen it, or could. */
  isShown: boolean;
  isLate: boolean;
  hiddenBy: Set<Who>;
}

/** What a conversation is, in as few words as possible: everything is looked for in the list of its messages. */
export class ConversationModel {
  readonly messages: Kept[] = [];
  readonly read: [number, number] = [0, 0];
  readonly events: [string[], string[]] = [[], []];
  /** What each read under a block, which the other is shown with their first reading after it. */
  readonly isReadingHeld: [boolean, boolean] = [false, false];
  isBlocked = false;
  /** The fan's credits. */
  wallet = MONEY.begins;

  /** Of the newest first. */
  at(place: number): Kept | undefined {
    return this.messages.at(-1 - place);
  }

  /** The fan follows the creator, until they are blocked. */
  follows = true;
  /** Who wrote what appeared, in the order in which it did. */
  readonly appeared: Who[] = [];

  mayWrite(person: Who): boolean {
    if (this.isBlocked) return false;
    const isAnswered = new Set(this.appeared).size === 2;
    const wasWrittenTo = this.appeared.length > 0 && this.appeared[0] !== person;
    // Who has paid a creator may be written to by them.
    const isKnown = person === 1 && this.wallet < MONEY.begins;
    return isAnswered || wasWrittenTo || this.follows || isKnown;
  }

  /** The next message; nobody but who wrote it sees it yet. */
  add(from: Who, about: Partial<Kept> = {}): Kept {
    const seq = this.messages.length + 1;
    const states = { state: 'in_review' as const, isShown: false, isLate: false };
    const kept = {
      seq,
      from,
      ...states,
      isForSale: false,
      isPaid: false,
      hiddenBy: new Set<Who>(),
      ...about,
    };
    this.messages.push(kept);
    return kept;
  }

  /** A message appears to the other, or appears again; what is let through under a block never does. */
  show(message: Kept): void {
    const reader: Who = message.from === 0 ? 1 : 0;
    message.state = 'sent';
    if (message.isShown || this.isBlocked) return;
    message.isShown = true;
    message.isLate = message.seq <= this.read[reader];
    this.appeared.push(message.from);
  }

  sees(person: Who, { from, isShown, state, hiddenBy }: Kept): boolean {
    return (from === person || (isShown && state !== 'in_review')) && !hiddenBy.has(person);
  }

  seen(person: Who): string[] {
    return this.messages.filter((each) => this.sees(person, each)).map(({ seq, state }) => `${seq} ${state}`);
  }

  unread(person: Who): number {
    return this.messages.filter(
      (each) =>
        each.from !== person &&
        each.state === 'sent' &&
        each.isShown &&
        !each.hiddenBy.has(person) &&
        (each.seq > this.read[person] || each.isLate),
    ).length;
  }

  tell(people: readonly Who[], event: string): void {
    for (const person of people) this.events[person].push(event);
  }
}
