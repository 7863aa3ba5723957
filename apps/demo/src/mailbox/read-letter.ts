import PostalMime, { type Address } from 'postal-mime';

/** A message, in parts that a page shows. */
export interface Letter {
  /** The addresses, separated by commas. */
  to: string;
  subject: string;
  /** As ISO 8601, or as the message has it where that is no date. */
  date: string;
  text: string;
}

/** Reads a message as it was sent; what it lacks is empty. */
export async function readLetter(message: Buffer): Promise<Letter> {
  const { to = [], subject = '', date = '', text = '' } = await PostalMime.parse(message);
  return { to: to.map(addressOf).join(', '), subject, date, text };
}

/** A group has a name and no address of its own. */
function addressOf({ address, name }: Address): string {
  return address ?? name;
}
