import { type ReactNode, useId, useState } from 'react';
import classes from './fact-table.module.css';
import { IconButton } from './icon-button.tsx';
import { IconChevronDown } from './icons/icons.generated.ts';

export interface Column<Item> {
  name: string;
  /** Above the column; on a phone before the fact, unless that speaks for itself. */
  label: string;
  isPlain?: boolean;
  /** Of acts, and of what is said by its look: the label is read aloud alone. */
  isSilent?: boolean;
  /** A figure. */
  isFigure?: boolean;
  /** Whether there is anything to say of it: a card leaves out what a table has a cell for. */
  isNothing?: (item: Item) => boolean;
  cell: (item: Item) => ReactNode;
}

interface Unfolding<Item> {
  /** Of the column that its buttons stand in, read aloud alone. */
  column: string;
  /** What its button says. */
  label: (item: Item) => string;
  /** Null for what has nothing to unfold. */
  of: (item: Item) => ReactNode;
}

interface FactTableProps<Item> {
  caption: string;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  keyOf: (item: Item) => string;
  testId: string;
  /** What stands below its facts. */
  below?: (item: Item) => ReactNode;
  /** What a button of its row unfolds below them. */
  unfolds?: Unfolding<Item>;
}

/**
 * Several facts of each thing: a table where there is room, a card each where there is none. Each thing is a body of the table by
 * itself, so that what is unfolded below its facts stays with them.
 */
export function FactTable<Item>(props: FactTableProps<Item>) {
  const { caption, columns, items, keyOf, testId, below, unfolds } = props;
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
            {unfolds && (
              <th scope="col">
                <span className="visually-hidden">{unfolds.column}</span>
              </th>
            )}
          </tr>
        </thead>
        {items.map((item) => (
          <Body
            key={keyOf(item)}
            item={item}
            columns={columns}
            testId={testId}
            below={below?.(item)}
            unfolds={unfolds}
          />
        ))}
      </table>
    </div>
  );
}

interface BodyProps<Item> extends Pick<FactTableProps<Item>, 'columns' | 'testId'> {
  item: Item;
  below: ReactNode;
  unfolds: Unfolding<Item> | undefined;
}

function Body<Item>({ item, columns, testId, below, unfolds }: BodyProps<Item>) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  /** What was typed there is still there when it is folded and unfolded again. */
  const [wasOpen, setWasOpen] = useState(false);
  const unfolded = unfolds?.of(item);
  const width = columns.length + (unfolds ? 1 : 0);
  return (
    <tbody data-testid={testId}>
      <tr>
        {columns.map(({ name, label, isPlain, isSilent, isFigure, isNothing, cell }) => (
          <td
            key={name}
            data-figure={isFigure}
            data-silent={isSilent}
            data-nothing={isNothing?.(item) || undefined}
          >
            {!isPlain && !isSilent && <span className={classes.label}>{label}</span>}
            {cell(item)}
          </td>
        ))}
        {unfolds && (
          <td data-silent data-unfolds>
            {unfolded != null && (
              <IconButton
                label={unfolds.label(item)}
                aria-expanded={isOpen}
                aria-controls={wasOpen ? id : undefined}
                className={classes.unfold}
                onClick={() => {
                  setIsOpen(!isOpen);
                  setWasOpen(true);
                }}
              >
                <IconChevronDown size={20} stroke={1.75} />
              </IconButton>
            )}
          </td>
        )}
      </tr>
      {below != null && below !== false && (
        <tr className={classes.below}>
          <td colSpan={width}>{below}</td>
        </tr>
      )}
      {unfolded != null && wasOpen && (
        <tr id={id} className={classes.below} hidden={!isOpen}>
          <td colSpan={width}>{unfolded}</td>
        </tr>
      )}
    </tbody>
  );
}
