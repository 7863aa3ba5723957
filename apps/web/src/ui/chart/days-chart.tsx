import { useLanguage, useTexts } from '../../lib/texts.ts';
import { controlsTexts } from '../controls.texts.generated.ts';
import { barsOf, type Day, dayName } from './chart-bars.ts';
import classes from './days-chart.module.css';

const WIDTH = 600;
const HEIGHT = 180;

interface DaysChartProps {
  days: Day[];
  /** What is drawn, as the table's column and in words for the whole. */
  column: string;
  name: string;
  nothing: string;
  best: (of: { day: string; amount: string }) => string;
  write: (amount: number) => string;
}

/** Amounts by day, drawn; the same figures as a table for those who would rather read. */
export function DaysChart({ days, column, name, nothing, best: sayBest, write }: DaysChartProps) {
  const t = useTexts(controlsTexts);
  const language = useLanguage();
  const bars = barsOf(days, WIDTH, HEIGHT);
  const best = bars.reduce<(typeof bars)[number] | null>(
    (top, bar) => (top && top.amount >= bar.amount ? top : bar),
    null,
  );
  if (!best || best.amount === 0) return <p className="dim">{nothing}</p>;
  return (
    <figure className={classes.chart}>
      <figcaption>{sayBest({ day: dayName(best.date, language), amount: write(best.amount) })}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={name}>
        <line
          x1="0"
          x2={WIDTH}
          y1={HEIGHT - 1}
          y2={HEIGHT - 1}
          stroke="var(--field-line)"
          vectorEffect="non-scaling-stroke"
        />
        {bars.map((bar) => (
          <g key={bar.date}>
            <title>{`${dayName(bar.date, language)}: ${write(bar.amount)}`}</title>
            <rect x={bar.x} y={0} width={bar.width} height={HEIGHT} fill="transparent" />
            <rect
              x={bar.x}
              y={HEIGHT - bar.height}
              width={bar.width}
              height={bar.height}
              rx="4"
              fill={bar === best ? 'var(--chart-best)' : 'var(--chart)'}
            />
          </g>
        ))}
      </svg>
      <div className={classes.axis} aria-hidden="true">
        <span>{dayName(bars[0]?.date ?? '', language)}</span>
        <span>{dayName(bars.at(-1)?.date ?? '', language)}</span>
      </div>
      <details className={classes.details}>
        <summary>{t.asTable}</summary>
        <DaysTable days={days} column={column} write={write} />
      </details>
    </figure>
  );
}

function DaysTable({ days, column, write }: Pick<DaysChartProps, 'days' | 'column' | 'write'>) {
  const t = useTexts(controlsTexts);
  const language = useLanguage();
  return (
    <table className={classes.days}>
      <thead>
        <tr>
          <th scope="col">{t.day}</th>
          <th scope="col">{column}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, amount }) => (
          <tr key={date}>
            <th scope="row">{dayName(date, language)}</th>
            <td className="money">{write(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
