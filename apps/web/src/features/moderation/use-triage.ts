import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { atHand, isElsewhere, moveFor } from './triage.ts';

/** A claim is made for who stays, not for who passes by. */
const STAYS_MS = 800;

interface TriageOptions {
  ids: readonly string[];
  /** What can be done with the one at hand, by key. */
  acts: Readonly<Record<string, string>>;
  onAct: (act: string, id: string) => void;
  onSelect: (id: string) => void;
  onHelp: () => void;
  onClaim: (id: string) => void;
}

/**
 * A queue by keyboard: which one is at hand, and what keys do with it. When it leaves the list what stood behind it is at hand.
 * @returns the id at hand, and a setter for who chooses by mouse
 */
export function useTriage({ ids, acts, onAct, onSelect, onHelp, onClaim }: TriageOptions) {
  const [wanted, setWanted] = useState<string | null>(null);
  const place = useRef(0);
  const current = atHand(ids, wanted, place.current);
  if (current !== null) place.current = ids.indexOf(current);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isElsewhere(event.target, document)) return;
    const move = moveFor(event, acts);
    if (move === null || (move !== 'help' && current === null)) return;
    event.preventDefault();
    if (move === 'help') onHelp();
    else if (current === null) return;
    else if (move === 'select') onSelect(current);
    else if (move === 'next' || move === 'previous') {
      const at = ids.indexOf(current) + (move === 'next' ? 1 : -1);
      setWanted(ids[at] ?? current);
    } else onAct(move.act, current);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const claim = useEffectEvent((id: string) => onClaim(id));
  useEffect(() => {
    if (current === null || wanted === null) return;
    const timer = setTimeout(() => claim(current), STAYS_MS);
    return () => clearTimeout(timer);
  }, [current, wanted]);

  return { current, choose: setWanted };
}
