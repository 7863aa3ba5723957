import { useMemo } from 'react';
import { encode } from 'uqr';
import classes from './qr-drawing.module.css';

/** A text as a QR code, drawn here: the secret in it goes to nobody who would draw it for us. */
export function QrDrawing({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => draw(text), [text]);
  return (
    <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

/** One square of a path for each dark module, with the quiet zone of four that the standard asks for. */
function draw(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { path: squares.join(''), size };
}
