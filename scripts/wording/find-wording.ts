export interface Finding {
  line: number;
  found: string;
  why: string;
}

/** What the repository does not say. Each pattern is written so that it does not find itself. */
const UNWANTED: readonly { pattern: RegExp; why: string }[] = [
  { pattern: /\b(?:TO[D]O|FIX[M]E)\b/, why: 'say it in an issue or do it' },
  {
    pattern: /(?<![\w.$}~*-])\/(?:wor[k]|roo[t]|hom[e]|User[s])\/[\w.-]+/,
    why: 'a path of one machine means nothing on another',
  },
  {
    pattern: /https?:\/\/[^\s"'`)]*\b(?:npmj[s]|npm[.]pkg|verdacci[o]|artifactor[y]|pkgs[.]dev)\b[^\s"'`)]*/i,
    why: 'where packages come from is the choice of who installs',
  },
  { pattern: /^(?:<{7}|>{7})(?: |$)/, why: 'a merge was left half done' },
];

/** Looks for words that do not belong into the product's repository, line by line. */
export function findWording(text: string): Finding[] {
  return text.split('\n').flatMap((content, index) =>
    UNWANTED.flatMap(({ pattern, why }) => {
      const found = pattern.exec(content)?.[0];
      return found ? [{ line: index + 1, found, why }] : [];
    }),
  );
}
