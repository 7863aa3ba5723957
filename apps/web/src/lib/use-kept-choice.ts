import { searchWith } from './search-with.ts';
import { useSearchParams } from './use-search-params.ts';

interface Option<Value extends string> {
  value: Value;
  label: string;
}

/** What a `Select` or `Segments` shows, and what of it is chosen. */
export interface KeptChoice<Value extends string> {
  value: Value;
  options: readonly Option<Value>[];
  /** Leaves everything as it is for what is no option. */
  onChange: (value: string) => void;
}

/**
 * One of a few that narrows a list down, as its days do: in the address of the page under a name of its own, so that a reload, Back and a
 * link that is shared keep it. The first one is chosen where the address says none of them, and the address does not name it.
 */
export function useKeptChoice<Value extends string>(
  name: string,
  options: readonly [Option<Value>, ...Option<Value>[]],
): KeptChoice<Value> {
  const [search, setSearch] = useSearchParams();
  const onChange = (value: string) => {
    if (options.some((option) => option.value === value))
      setSearch(searchWith(search, { [name]: value === options[0].value ? undefined : value }), {
        replace: true,
        preventScrollReset: true,
      });
  };
  return { value: readChoice(search, name, options), options, onChange };
}

export function readChoice<Value extends string>(
  search: URLSearchParams,
  name: string,
  options: readonly [Option<Value>, ...Option<Value>[]],
): Value {
  const asked = search.get(name);
  return (options.find(({ value }) => value === asked) ?? options[0]).value;
}
