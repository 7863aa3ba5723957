import { Fragment, type ReactNode } from 'react';

interface RichTextProps {
  /** A text with parts that are more than letters: `I agree to the <terms>Terms</terms>`. */
  text: string;
  /** What becomes of each part's words, by its name. A part that nobody knows stays as it is written. */
  parts: Readonly<Record<string, (words: string) => ReactNode>>;
}

const PART = /<(\w+)>(.*?)<\/\1>/g;

/** One sentence with links or strong words in it, whose order is each language's own. */
export function RichText({ text, parts }: RichTextProps) {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', 2: words = '', index } of text.matchAll(PART)) {
    pieces.push(text.slice(end, index), parts[name]?.(words) ?? whole);
    end = index + whole.length;
  }
  return [...pieces, text.slice(end)].map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
    <Fragment key={place}>{piece}</Fragment>
  ));
}

/** The part that is said louder. */
export const STRONG = { b: (words: string) => <strong>{words}</strong> };
