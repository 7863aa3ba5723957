/** Whether a socket says when there is something new, so that asking for it can wait. */
let isOn = false;

export function setRinging(on: boolean): void {
  isOn = on;
}

export function isRinging(): boolean {
  return isOn;
}
