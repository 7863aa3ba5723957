import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card.tsx';
import classes from './heat-card.module.css';

interface Cell {
  /** Says the column where a narrow screen has no head. */
  column: string;
  text: string;
  /** 0 to 4: what is more is warmer. */
  heat?: number;
}

interface HeatCardProps {
  title: string;
  hint: string;
  /** Of the first column. */
  corner: string;
  columns: readonly string[];
  /** None where there is nothing to show yet. */
  rows: readonly { name: string; cells: readonly Cell[] }[];
  children?: ReactNode;
}

/** Figures in rows and columns, the greater the warmer. */
export function HeatCard({ title, hint, corner, columns, rows, children }: HeatCardProps) {
  const id = useId();
  return (
    <Card as="section" className={classes.box} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="dim">{hint}</p>
      {children}
      {rows.length > 0 && (
        <div className={classes.holds}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{corner}</th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, cells }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map(({ column, text, heat }) => (
                    <td key={column} data-label={column} data-heat={heat}>
                      {text}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
