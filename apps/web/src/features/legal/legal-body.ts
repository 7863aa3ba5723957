/** A part of a document: a heading, a paragraph, or points. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'points'; points: string[] };

/** The parts of a body as it is written: blank lines between them, `##` before a heading, `-` before a point. */
export function blocksOf(body: string): Block[] {
  return body.split('\n\n').map((block): Block => {
    if (block.startsWith('## ')) return { kind: 'heading', text: block.slice(3) };
    if (block.startsWith('- '))
      return { kind: 'points', points: block.split('\n').map((line) => line.slice(2)) };
    return { kind: 'paragraph', text: block };
  });
}

/** `**word:** rest` → what is said louder, in the form that `RichText` knows. */
export function withLoudWords(text: string): string {
  return text.replace(/\*\*(.+?)\*\*/g, '<b>$1</b>');
}
