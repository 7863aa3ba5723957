/** How many posts in a row a list shows of one creator, at most. */
const MOST_IN_A_ROW = 2;

/** Whose posts a page ended with, and how many of them in a row. */
export interface Run {
  creatorId: string;
  length: number;
}

type OfCreator = { readonly creator_id: string };

/**
 * The same posts in an order in which nobody stands more than twice in a row, as far as there are posts of others to stand
 * between (P130). Otherwise the order stays: who comes first is only moved behind the next of somebody else.
 * @param before what the page before ended with
 */
export function vary<Post extends OfCreator>(posts: readonly Post[], before: Run | null): Post[] {
  const left = [...posts];
  const varied: Post[] = [];
  let run = before;
  while (left.length > 0) {
    const next = left.splice(placeOfNext(left, run), 1)[0];
    if (!next) break;
    varied.push(next);
    run = { creatorId: next.creator_id, length: run?.creatorId === next.creator_id ? run.length + 1 : 1 };
  }
  return varied;
}

/** What a list that ends with these posts hands on to its next page. */
export function runAt(posts: readonly OfCreator[], before: Run | null): Run | null {
  let run = before;
  for (const { creator_id: creatorId } of posts)
    run = { creatorId, length: run?.creatorId === creatorId ? run.length + 1 : 1 };
  return run;
}

/** Whoever has so many posts left that others will hardly do to stand between comes first; else the best who may. */
function placeOfNext(left: readonly OfCreator[], run: Run | null): number {
  const may = ({ creator_id }: OfCreator) => run?.creatorId !== creator_id || run.length < MOST_IN_A_ROW;
  const urgent = left.findIndex((post) => may(post) && isMost(left, post.creator_id));
  return urgent >= 0 ? urgent : Math.max(0, left.findIndex(may));
}

function isMost(left: readonly OfCreator[], creatorId: string): boolean {
  const theirs = left.filter(({ creator_id }) => creator_id === creatorId).length;
  return theirs > MOST_IN_A_ROW * (left.length - theirs);
}
