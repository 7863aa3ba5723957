import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FactTable } from './fact-table.tsx';

interface Boat {
  id: string;
  name: string;
  crew: number;
}

const BOATS: Boat[] = [
  { id: 'a', name: 'Amihan', crew: 3 },
  { id: 'b', name: 'Habagat', crew: 12 },
];

const html = renderToStaticMarkup(
  <FactTable
    caption="Boats"
    items={BOATS}
    keyOf={({ id }) => id}
    testId="boat"
    below={({ id }) => id === 'b' && <p>Leaks</p>}
    columns={[
      { name: 'name', label: 'Name', isPlain: true, cell: ({ name }) => name },
      { name: 'crew', label: 'Crew', isFigure: true, cell: ({ crew }) => crew },
      { name: 'acts', label: 'Actions', isSilent: true, cell: () => <button type="button">Sink</button> },
    ]}
  />,
);
const [, ...boats] = html.split('data-testid="boat"');

it('is a table with a name, and a heading for each column', () => {
  expect(html).toMatch(/<caption[^>]*>Boats<\/caption>/);
  expect(html.match(/<th scope="col"/g)).toHaveLength(3);
});

it('says before a fact what it is, unless it speaks for itself, as cards have no headings', () => {
  expect(boats).toHaveLength(2);
  expect(boats[0]).toMatch(/<span[^>]*>Crew<\/span>3/);
  expect(boats[0]).not.toContain('Name');
  expect(boats[0]).not.toContain('Actions');
});

it('keeps what is unfolded with its thing, over all columns', () => {
  expect(boats[0]).not.toContain('colSpan');
  expect(boats[1]).toMatch(/<td colSpan="3"><p>Leaks<\/p><\/td><\/tr><\/tbody>/);
  expect(html.match(/Leaks/g)).toHaveLength(1);
});

it('marks a fact that is nothing, which a card leaves out and a table has a cell for', () => {
  const marked = renderToStaticMarkup(
    <FactTable
      caption="Boats"
      items={BOATS}
      keyOf={({ id }) => id}
      testId="boat"
      columns={[{ name: 'crew', label: 'Crew', isNothing: ({ crew }) => crew < 5, cell: ({ crew }) => crew }]}
    />,
  );
  expect(marked.match(/data-nothing/g)).toHaveLength(1);
  expect(marked).toMatch(/data-nothing="true"><span[^>]*>Crew<\/span>3/);
});

it('has a button for what unfolds, in a column of its own, and none where nothing does', () => {
  const folded = renderToStaticMarkup(
    <FactTable
      caption="Boats"
      items={BOATS}
      keyOf={({ id }) => id}
      testId="boat"
      columns={[{ name: 'name', label: 'Name', isPlain: true, cell: ({ name }) => name }]}
      unfolds={{
        column: 'Actions',
        label: ({ name }) => `Decide: ${name}`,
        of: ({ crew }) => (crew > 5 ? <p>Send home</p> : null),
      }}
    />,
  );
  expect(folded.match(/<th scope="col"/g)).toHaveLength(2);
  expect(folded).toMatch(/aria-label="Decide: Habagat"[^>]* aria-expanded="false"/);
  expect(folded).not.toContain('Decide: Amihan');
  expect(folded).not.toContain('Send home');
});
