/** Something for sale, as the button and the confirmation need it. */
export interface Unlockable {
  id: string;
  title: string;
  credits: number;
  /** What that is at the current rate, in decimal pesos. */
  pesos: number;
}
