/** So many in a row are no bad ones: what all of them need is away, and the rest is not tried for nothing. */
const MOST_BROKEN = 20;

/**
 * Does something with each of many, one after the other, whatever becomes of the others: one that cannot be done keeps nothing from those behind it (P1046).
 * @returns how many were done, of which `act` did not say false
 * @throws the first error, once all were tried, or too many in a row broke
 */
export function eachAlone<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<number> {
  return pagesAlone({ list: async () => [...items], page: Number.POSITIVE_INFINITY }, act);
}

/**
 * The same for what is listed page by page, after the last one or because what was done is listed no more. What broke is listed again, and not tried again; it ends
 * with a page that is not full, or has nothing else.
 */
export async function pagesAlone<Item>(
  { list, page }: { list: (last: Item | undefined) => Promise<Item[]>; page: number },
  act: (item: Item) => Promise<unknown>,
): Promise<number> {
  const broken = new Set<string>();
  const errors: unknown[] = [];
  let [done, inRow] = [0, 0];
  let items: Item[] = [];
  let fresh: Item[] = [];
  do {
    items = await list(items.at(-1));
    fresh = items.filter((item) => !broken.has(JSON.stringify(item)));
    for (const item of fresh)
      try {
        if ((await act(item)) !== false) done += 1;
        inRow = 0;
      } catch (error) {
        broken.add(JSON.stringify(item));
        errors.push(error);
        inRow += 1;
        if (inRow === MOST_BROKEN) throw errors[0];
      }
  } while (items.length >= page && fresh.length > 0);
  if (errors.length > 0) throw errors[0];
  return done;
}
