/** Where something stands on the screen, in pixels from its top left corner. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  /** What is written there is read while it is typed. */
  readonly isField?: boolean;
}

/** Presses go through a toast to what lies under it; what is typed there is not seen. */
const FIELD_WEIGHS = 4;

/** Between a toast and the edges, and between one place that is tried and the next. */
const EDGE_PX = 12;
const STEP_PX = 8;

/**
 * How far from the top a toast stands so that it lies over as few controls as can be: the first place from the top with
 * none, else the one with the fewest (P382), of which a field that is written in counts as several.
 * @param toast as it stands at any height; only its sides and its height count
 */
export function placeToast(toast: Box, controls: readonly Box[], screenHeight: number): number {
  const height = toast.bottom - toast.top;
  const beside = controls.filter(({ left, right }) => left < toast.right && right > toast.left);
  let best = { top: EDGE_PX, covered: Number.POSITIVE_INFINITY };
  for (let top = EDGE_PX; top + height + EDGE_PX <= screenHeight; top += STEP_PX) {
    const under = beside.filter((box) => box.top < top + height && box.bottom > top);
    const covered = under.reduce((sum, { isField }) => sum + (isField ? FIELD_WEIGHS : 1), 0);
    if (covered < best.covered) best = { top, covered };
    if (covered === 0) break;
  }
  return best.top;
}
