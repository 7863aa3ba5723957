/** A creator whose month is for sale, as buttons and dialogs need it. */
export interface Subscribable {
  id: string;
  username: string;
  name: string;
  /** What a month costs a new subscriber now; null where none is sold. */
  credits: number | null;
  /** The same in decimal pesos. */
  pesos: number | null;
}
