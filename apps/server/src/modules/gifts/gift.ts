/** What a fan says of a gift, whatever is given. */
export interface Wish {
  /** Without the `@`. */
  readonly username: string;
  /** Plain text of the giver's; empty for none. */
  readonly message: string;
  readonly showsName: boolean;
  /** The name that the device gives it. */
  readonly clientId: string;
}

/** What makes a gift the one that it is: under the same name another one is no repetition. */
interface Content {
  readonly receiver_id: string;
  readonly creator_id: string | null;
  readonly months: number | null;
  readonly credits: number;
  readonly message: string;
  readonly shows_name: boolean;
}

/** Is what is asked for under a name what was given under it? */
export function isSameGift(
  kept: Content,
  asked: Omit<Content, 'receiver_id'> & { receiver_id: string | null },
): boolean {
  return (Object.keys(asked) as (keyof Content)[]).every((field) => kept[field] === asked[field]);
}
