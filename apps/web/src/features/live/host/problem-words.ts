import type { DeviceProblem } from '../../../lib/devices.ts';
import type { RoomTexts } from './room.texts.generated.ts';

/** Why a camera or a microphone could not be opened, and what helps. */
export function problemWords(problem: DeviceProblem, t: RoomTexts): { title: string; text: string } {
  return {
    not_allowed: { title: t.notAllowed, text: t.notAllowedText },
    not_found: { title: t.notFound, text: t.notFoundText },
    in_use: { title: t.inUse, text: t.inUseText },
    unknown: { title: t.unknown, text: t.unknownText },
  }[problem];
}
