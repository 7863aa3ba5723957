/** Something for sale, as the button and the confirmation need it. */
export interface Unlockable {
  /** A message's files are unlocked by a call of their own. */
  kind: 'post' | 'message';
  id: string;
  title: string;
  credits: number;
  /** What that is at the current rate, in decimal pesos. */
  pesos: number;
}
