/** Where something stands on the screen, in pixels from its top left corner. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Between a toast and the edges, and between one place that is tried and the next. */
const EDGE_PX = 12;
const STEP_PX = 8;

/**
 * How far from the top a toast stands so that it lies over as few controls as can be: the first place from the top with
 * none, else the one with the fewest (P382).
 * @param toast as it stands at any height; only its sides and its height count
 */
export function placeToast(toast: Box, controls: readonly Box[], screenHeight: number): number {
  const height = toast.bottom - toast.top;
  const beside = controls.filter(({ left, right }) => left < toast.right && right > toast.left);
  let best = { top: EDGE_PX, covered: Number.POSITIVE_INFINITY };
  for (let top = EDGE_PX; top + height + EDGE_PX <= screenHeight; top += STEP_PX) {
    const covered = beside.filter((box) => box.top < top + height && box.bottom > top).length;
    if (covered < best.covered) best = { top, covered };
    if (covered === 0) break;
  }
  return best.top;
}
