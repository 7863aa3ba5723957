import type { ReactNode } from 'react';
import classes from './fact-table.module.css';

export interface Column<Item> {
  name: string;
  /** Above the column; on a phone before the fact, unless that speaks for itself. */
  label: string;
  isPlain?: boolean;
  /** Of acts, and of what is said by its look: the label is read aloud alone. */
  isSilent?: boolean;
  /** A figure. */
  isFigure?: boolean;
  cell: (item: Item) => ReactNode;
}

interface FactTableProps<Item> {
  caption: string;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  keyOf: (item: Item) => string;
  testId: string;
  /** What is unfolded below its facts. */
  below?: (item: Item) => ReactNode;
}

/**
 * Several facts of each thing: a table where there is room, a card each where there is none. Each thing is a body of the table by
 * itself, so that what is unfolded below its facts stays with them.
 */
export function FactTable<Item>({ caption, columns, items, keyOf, testId, below }: FactTableProps<Item>) {
  return (
    <div className={classes.box}>
      <table className={classes.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, label, isSilent, isFigure }) => (
              <th key={name} scope="col" data-figure={isFigure}>
                <span className={isSilent ? 'visually-hidden' : undefined}>{label}</span>
              </th>
            ))}
          </tr>
        </thead>
        {items.map((item) => (
          <Body key={keyOf(item)} item={item} columns={columns} testId={testId} below={below?.(item)} />
        ))}
      </table>
    </div>
  );
}

interface BodyProps<Item> extends Pick<FactTableProps<Item>, 'columns' | 'testId'> {
  item: Item;
  below: ReactNode;
}

function Body<Item>({ item, columns, testId, below }: BodyProps<Item>) {
  return (
    <tbody data-testid={testId}>
      <tr>
        {columns.map(({ name, label, isPlain, isSilent, isFigure, cell }) => (
          <td key={name} data-figure={isFigure} data-silent={isSilent}>
            {!isPlain && !isSilent && <span className={classes.label}>{label}</span>}
            {cell(item)}
          </td>
        ))}
      </tr>
      {below != null && below !== false && (
        <tr className={classes.below}>
          <td colSpan={columns.length}>{below}</td>
        </tr>
      )}
    </tbody>
  );
}
