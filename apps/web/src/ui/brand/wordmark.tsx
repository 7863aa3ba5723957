/** The parol: a star with two tassels, the lantern of every Filipino street in the cold months. */
export const PAROL =
  'M32.0 8.0L38.2 22.4L53.9 23.9L42.1 34.3L45.5 49.6L32.0 41.6L18.5 49.6L21.9 34.3L10.1 23.9L25.8 22.4ZM45.5 48.6L51.0 59.6L44.0 58.6ZM18.5 48.6L13.0 59.6L20.0 58.6Z';

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

/** The lantern alone. */
export function ParolMark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="4 4 56 56" width={size} height={size} aria-hidden="true">
      <path d={PAROL} fill="#ffb020" />
      <circle cx="32" cy="31" r="6.5" fill="#ff6b5e" />
    </svg>
  );
}
