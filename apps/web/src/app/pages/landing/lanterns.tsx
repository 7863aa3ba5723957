import { PAROL } from '../../../ui/brand/wordmark.tsx';
import classes from './lanterns.module.css';

const STRING = [
  { x: 36, y: 22, size: 0.5, isDeep: false },
  { x: 186, y: 44, size: 0.72, isDeep: true },
  { x: 366, y: 66, size: 0.56, isDeep: false },
  { x: 520, y: 66, size: 0.84, isDeep: false },
  { x: 716, y: 64, size: 0.5, isDeep: true },
  { x: 868, y: 44, size: 0.66, isDeep: false },
  { x: 1030, y: 18, size: 0.52, isDeep: false },
  { x: 1120, y: -6, size: 0.7, isDeep: true },
];

/** A string of parols over the street: the night market, drawn. */
export function Lanterns() {
  return (
    <svg
      className={classes.lanterns}
      viewBox="0 0 1200 140"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path
        d="M-20 10C200 66 420 92 600 88S1000 52 1220-12"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.500"
      />
      {STRING.map(({ x, y, size, isDeep }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <circle cx="32" cy="32" r="46" fill={isDeep ? '#f09a00' : '#ffb020'} opacity="0.1" />
          <path d={PAROL} fill={isDeep ? '#f09a00' : '#ffb020'} />
          <circle cx="32" cy="31" r="6" fill={isDeep ? '#ffd9a0' : '#fff1d0'} />
        </g>
      ))}
    </svg>
  );
}
