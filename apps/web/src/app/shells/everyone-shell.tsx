import { createElement, useEffect, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import type { PagePart } from '../routing/page-route.ts';
import { frameOf, ownFrameOf } from './frames.ts';
import { PublicShell } from './public-shell.tsx';

/** What everybody has of their own, as settings, in the frame that they came from; of staff in that of the administration. */
export function OwnShell() {
  return <FramedBy frameOf={ownFrameOf} />;
}

/**
 * Public pages keep the frame of whoever looks: a fan stays among the fan's places, a creator in the studio. The frame comes
 * with the page; for who signs in on the page itself, the public one stays until it is there.
 */
export function EveryoneShell() {
  return <FramedBy frameOf={frameOf} />;
}

function FramedBy({ frameOf: of }: { frameOf: typeof ownFrameOf }) {
  const { user } = useSession();
  const frame = of(user);
  useLoaded(frame);
  const Frame = frame?.read();
  return Frame ? createElement(Frame) : <PublicShell isPadded />;
}

/** Shows a part once it has come, where it did not come with the page. */
function useLoaded(part: PagePart | null): void {
  const [, setLoaded] = useState<PagePart | null>(null);
  useEffect(() => {
    void part?.load()?.then(() => setLoaded(part));
  }, [part]);
}
