const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** When a post of the feed appeared: `Just now`, `5h ago`, `Yesterday`, then a short date. */
export function feedTime(iso: string, now: Date = new Date()): string {
  const age = now.getTime() - new Date(iso).getTime();
  if (age < DAY_MS) return recent(age);
  return age < 2 * DAY_MS ? 'Yesterday' : shortDate(iso);
}

/** When a post of a profile appeared: `Just now`, `5h ago`, then `3d ago`. */
export function profileTime(iso: string, now: Date = new Date()): string {
  const age = now.getTime() - new Date(iso).getTime();
  return age < DAY_MS ? recent(age) : `${Math.floor(age / DAY_MS)}d ago`;
}

function recent(ageMs: number): string {
  return ageMs < HOUR_MS ? 'Just now' : `${Math.floor(ageMs / HOUR_MS)}h ago`;
}

/** `20 Nov 2026` in Philippine English and Philippine time. */
function shortDate(iso: string): string {
  return new Date(iso).toLocaleDateString('en-PH', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Manila',
  });
}

/** Date and time of a movement of money. */
export function dateAndTime(iso: string): string {
  return new Date(iso).toLocaleString('en-PH', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Manila',
  });
}

/** The same without the year, where there is little room. */
export function dayAndTime(iso: string): string {
  return new Date(iso).toLocaleString('en-PH', {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Manila',
  });
}

/** `November 2026`: when somebody joined. */
export function monthAndYear(iso: string): string {
  return new Date(iso).toLocaleDateString('en-PH', {
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Manila',
  });
}
