/** Of a part of a stream; frames of every step divide it evenly, so that all parts are of one length. */
export const PART_MS = 500;

export interface QualityStep {
  /** A second. */
  frames: number;
  /** Bits a second of the picture. */
  bits: number;
}

/** How a stream is sent, the best first. On a thin line there are fewer frames before each of them gets worse (P650). */
export const QUALITY_STEPS = [
  { frames: 30, bits: 2_500_000 },
  { frames: 20, bits: 1_300_000 },
  { frames: 10, bits: 600_000 },
] as const satisfies readonly QualityStep[];

/** So much waiting to be sent is too much for the line. */
const TOO_MUCH_MS = 1500;
/** After a change the line gets time to show what it does. */
const REST_MS = 2500;
/** So long without anything waiting, better is tried; longer each time that it was too much at once. */
const CALM_MS = 20_000;
const LONGEST_CALM_MS = 320_000;
/** What is waited for in the usual course: a part that is being made, one that is on its way. */
const USUAL_MS = 2 * PART_MS;

/** What is behind: the line with what is to be sent, or the device with what is to be encoded. */
export type Behind = 'line' | 'device';

export interface Quality {
  /** The place in `QUALITY_STEPS`. */
  step: number;
  changedAt: number;
  /** Why it is not the best one: what was behind last. */
  behind: Behind | null;
  calmSince: number;
  /** How long it has to be calm before the next step up. */
  calmMs: number;
  /** The last change was one up, and has yet to prove itself. */
  isTrying: boolean;
}

export const startQuality = (now: number): Quality => ({
  step: 0,
  changedAt: now,
  behind: null,
  calmSince: now,
  calmMs: CALM_MS,
  isTrying: false,
});

/**
 * What follows from how much waits to be sent.
 * @param waitingMs of picture, milliseconds
 * @param isBusy the device cannot encode as many frames
 */
export function judgeLine(before: Quality, now: number, waitingMs: number, isBusy = false): Quality {
  const isCalm = waitingMs <= USUAL_MS && !isBusy;
  const quality = isCalm ? before : { ...before, calmSince: now };
  if (now - before.changedAt < REST_MS) return quality;
  // A device that cannot encode sends late as well, but no line makes frames wait for the encoder.
  if (isBusy) return lowered({ ...quality, behind: 'device' }, now);
  if (waitingMs >= TOO_MUCH_MS) return lowered({ ...quality, behind: 'line' }, now);
  const hasProved = before.isTrying && now - before.changedAt >= CALM_MS;
  const settled = hasProved ? { ...quality, isTrying: false, calmMs: CALM_MS } : quality;
  return settled.step > 0 && now - settled.calmSince >= settled.calmMs ? raised(settled, now) : settled;
}

/** What follows while nothing gets through at all: that says nothing of the line, and neither does what waited meanwhile. */
export function restLine(before: Quality, now: number): Quality {
  return { ...before, changedAt: now, calmSince: now };
}

function lowered(quality: Quality, now: number): Quality {
  const last = QUALITY_STEPS.length - 1;
  if (quality.step >= last) return quality;
  const calmMs = quality.isTrying ? Math.min(LONGEST_CALM_MS, quality.calmMs * 2) : quality.calmMs;
  return { ...quality, step: quality.step + 1, changedAt: now, calmSince: now, calmMs, isTrying: false };
}

function raised(quality: Quality, now: number): Quality {
  return { ...quality, step: quality.step - 1, changedAt: now, calmSince: now, isTrying: true };
}

export function stepOf({ step }: Quality): QualityStep {
  return QUALITY_STEPS[step] ?? QUALITY_STEPS[0];
}
