interface QuarterTexts {
  quarter: (words: { number: string; year: string }) => string;
}

/** `2026-Q4` in words, as `Q4 2026`. */
export function quarterWords(quarter: string, t: QuarterTexts): string {
  const [year = '', number = ''] = quarter.split('-Q');
  return t.quarter({ number, year });
}
