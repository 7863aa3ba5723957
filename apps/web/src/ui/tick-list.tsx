import classes from './tick-list.module.css';

/** Short lines with a tick before each, as somebody wrote them; nothing where there is none. */
export function TickList({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
