import classes from './fact-line.module.css';

/** Facts beside one another, each of which stays in one piece. */
export function FactLine({ facts }: { facts: readonly (string | null | false)[] }) {
  const said = facts.filter((fact): fact is string => Boolean(fact));
  return (
    <span className="dim">
      {said.map((fact, place) => (
        <span key={fact}>
          {place > 0 && ' '}
          <span className={classes.fact}>{place < said.length - 1 ? `${fact} ·` : fact}</span>
        </span>
      ))}
    </span>
  );
}
