import { PAROL } from '../../../ui/brand/wordmark.tsx';
import classes from './landing.module.css';

const STRING = [
  { x: 40, y: 66, size: 0.5, isCoral: false },
  { x: 190, y: 104, size: 0.72, isCoral: true },
  { x: 360, y: 122, size: 0.56, isCoral: false },
  { x: 540, y: 122, size: 0.84, isCoral: false },
  { x: 720, y: 106, size: 0.5, isCoral: true },
  { x: 880, y: 78, size: 0.66, isCoral: false },
  { x: 1040, y: 40, size: 0.52, isCoral: false },
  { x: 1160, y: 8, size: 0.7, isCoral: true },
];

/** A string of parols over the street: the night market, drawn. */
export function Lanterns() {
  return (
    <svg
      className={classes.lanterns}
      viewBox="0 0 1200 190"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path
        d="M-20 30C200 130 420 150 640 132S1060 70 1220-40"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.500"
      />
      {STRING.map(({ x, y, size, isCoral }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <circle cx="32" cy="32" r="46" fill={isCoral ? '#ff6b5e' : '#ffb020'} opacity="0.1" />
          <path d={PAROL} fill={isCoral ? '#ff6b5e' : '#ffb020'} />
          <circle cx="32" cy="32" r="7" fill={isCoral ? '#ffd9a0' : '#fff1d0'} />
        </g>
      ))}
    </svg>
  );
}
