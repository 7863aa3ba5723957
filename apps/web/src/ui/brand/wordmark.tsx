/** The eight-pointed parol, the lantern of every Filipino street in the cold months. */
export const PAROL =
  'M32 9l5.6 13.4L51 18.6l-3.8 13.4L55 37.6 41.6 43.2 32 55l-9.6-11.8L9 37.6l7.8-5.6L13 18.6l13.4 3.8z';

/** The name in one line of ink, a lantern for the dot. */
export function Wordmark({ height = 28 }: { height?: number }) {
  return (
    <svg viewBox="0 0 118 40" height={height} width={(height * 118) / 40} role="img" aria-label="Likha">
      <g fill="none" stroke="currentColor" strokeWidth="5.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M6 6v28h14" />
        <path d="M31.5 17v17" />
        <path d="M44 6v28M58 16.500 45 26.500M50 22.800 59.500 34" />
        <path d="M70 6v28M70 24.500a7.500 7.500 0 0 1 15 0V34" />
        <circle cx="103" cy="25" r="8.700" />
        <path d="M111.700 16.300V34" />
      </g>
      <path d={PAROL} fill="#ffb020" transform="translate(19.600 -6.200) scale(.372)" />
      <circle cx="31.500" cy="5.900" r="2.500" fill="#ff6b5e" />
    </svg>
  );
}

export function ParolMark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="8 8 48 48" width={size} height={size} aria-hidden="true">
      <path d={PAROL} fill="#ffb020" />
      <circle cx="32" cy="32.500" r="7.500" fill="#ff6b5e" />
    </svg>
  );
}
