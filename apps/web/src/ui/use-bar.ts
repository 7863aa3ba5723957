import { type RefCallback, useCallback } from 'react';

type Edge = 'top' | 'bottom';

const bars: Record<Edge, Set<HTMLElement>> = { top: new Set(), bottom: new Set() };
/** Between a bar and what has the focus there is room for the focus ring. */
const ROOM_PX = 12;

/**
 * For something that stays at an edge of the screen while the page moves below it: `ref={useBar('top')}`. The browser
 * then keeps what gets the focus, or is scrolled to, clear of it (WCAG 2.4.11), however high the bar is now.
 */
export function useBar(edge: Edge): RefCallback<HTMLElement> {
  return useCallback(
    (bar: HTMLElement | null) => {
      if (!bar) return;
      const measureEdge = () => keepClear(edge);
      const observer = new ResizeObserver(measureEdge);
      bars[edge].add(bar);
      observer.observe(bar);
      // A bar may stay where it is on a phone only.
      window.addEventListener('resize', measureEdge);
      return () => {
        bars[edge].delete(bar);
        observer.disconnect();
        window.removeEventListener('resize', measureEdge);
        measureEdge();
      };
    },
    [edge],
  );
}

function keepClear(edge: Edge): void {
  const covered = Math.max(0, ...[...bars[edge]].map((bar) => coveredBy(bar, edge)));
  const padding = covered > 0 ? `${Math.ceil(covered) + ROOM_PX}px` : '';
  document.documentElement.style.setProperty(`scroll-padding-${edge}`, padding);
}

/** How many pixels from the edge a bar covers; 0 for one that moves with the page, or is not shown. */
function coveredBy(bar: HTMLElement, edge: Edge): number {
  const { position, [edge]: distance } = getComputedStyle(bar);
  const stays = position === 'fixed' || position === 'sticky';
  return stays && bar.offsetHeight > 0 ? bar.offsetHeight + (Number.parseFloat(distance) || 0) : 0;
}
