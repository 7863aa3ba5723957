import type { Language } from '@likha/contract';

type Row = readonly [name: string, value: string];

/** Figures in columns; the last row is what they come to. */
export interface PaperTable {
  /** Shares of the width; figures stand at their right. */
  readonly columns: readonly {
    readonly label: string;
    readonly share: number;
    readonly isFigure?: boolean;
  }[];
  readonly rows: readonly (readonly string[])[];
}

/** What a page on paper is drawn of: words alone, so that drawing knows nothing of purchases. */
export interface Paper {
  readonly language: Language;
  readonly title: string;
  readonly seller: string;
  readonly rows: readonly Row[];
  /** Further rows, each lot under a title. */
  readonly sections?: readonly {
    readonly title: string;
    readonly rows: readonly Row[];
    readonly table?: PaperTable;
  }[];
  readonly total: Row | null;
  readonly notes: readonly string[];
  /** Of when it is: a paper that is drawn again is the same. */
  readonly at: Date;
}
