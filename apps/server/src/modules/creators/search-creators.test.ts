import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';

/** Names and counters are set by hand here: the laws that count are left out. */
const harness = useHarness({ laws: [] });

interface Written {
  full_name?: string;
  username?: string;
  bio?: string;
  followers_count?: number;
}

async function creator(written: Written, tags: string[] = [], isNsfw = false): Promise<Person> {
  const person = await harness.factory.creator();
  if (tags.length > 0) await tagged(person, tags, isNsfw);
  await write(person, written);
  return person;
}

const write = (person: Person, written: object) =>
  harness.deps.db.updateTable('users').set(written).where('id', '=', person.id).execute();

async function tagged(person: Person, tags: string[], isNsfw = false): Promise<string> {
  const id = await harness.factory.post(person.id, { isNsfw });
  await harness.deps.db.updateTable('posts').set({ tags }).where('id', '=', id).execute();
  return id;
}

/** The usernames that a search finds, in its order. */
async function find(search: string, query: Record<string, string> = {}, headers = {}): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Record<string, string> = { ...query, search, ...(cursor ? { cursor } : {}) };
    const answer = await harness.app.inject({ url: '/api/creators', query: page, headers });
    expect(answer.statusCode, answer.body).toBe(200);
    const found: { creators: { username: string }[]; next_cursor: string | null } = answer.json();
    names.push(...found.creators.map(({ username }) => username));
    cursor = found.next_cursor;
  } while (cursor);
  return names;
}

beforeAll(async () => {
  await creator({
    full_name: 'Amihan Reyes',
    username: 'amihan_reyes',
    bio: 'Sea and sun.',
    followers_count: 5,
  });
  await creator({ full_name: 'Luningning Peña', username: 'luna', followers_count: 2 });
  await creator({ full_name: 'Ángel Ñuñez', username: 'ang_el', bio: 'I surf. 𝓑𝓸𝓵𝓭 amihan wind' }, [
    'Beach Life',
  ]);
  await creator({ full_name: 'Maria Santos', username: 'maria', followers_count: 1 }, ['cosplay']);
  await creator({ full_name: 'Maria Cruz', username: 'mcruz', followers_count: 900 }, ['cosplay']);
});

describe('a search', () => {
  it.each([
    ['as it is written', 'Amihan', ['amihan_reyes', 'ang_el']],
    ['with a letter missing', 'Amihn', ['amihan_reyes', 'ang_el']],
    ['with a letter too much', 'luningnning', ['luna']],
    ['with another letter', 'amiham', ['amihan_reyes', 'ang_el']],
    ['with two letters that changed places', 'amihna', ['amihan_reyes', 'ang_el']],
    ['with accents that nobody wrote', 'luningníng', ['luna']],
    ['without those that somebody wrote', 'nunez', ['ang_el']],
    ['with ñ and capitals', 'PEÑA', ['luna']],
    ['in letters in disguise', '𝐦𝐚𝐫𝐢𝐚 cruz', ['mcruz']],
    ['by their first letters', 'am', ['amihan_reyes']],
    ['by the beginning of a long name', 'lunin', ['luna']],
    ['by the beginning of a whole name', 'amihan re', ['amihan_reyes']],
    ['by a username as screens write it', '@luna', ['luna']],
    ['by both words, in any order', 'reyes amihan', ['amihan_reyes']],
    ['by two words that are misspelt', 'amihn reyez', ['amihan_reyes']],
    ['by a tag', 'beach life', ['ang_el']],
    ['by a tag that is misspelt', 'cospaly', ['mcruz', 'maria']],
    ['by a word of the bio', 'surf', ['ang_el']],
    ['by a letter that was typed in disguise in the bio', 'bold', ['ang_el']],
  ])('finds somebody %s', async (_how, search, found) => {
    expect(await find(search)).toEqual(found);
  });

  it.each(['%%', '__', '🎉', 'zzzz', 'maria reyes', 'jane', "'; drop table users"])(
    'finds nobody by %s',
    async (search) => {
      expect(await find(search)).toEqual([]);
    },
  );

  it('puts names before tags and tags before the bio, then the order that was asked for', async () => {
    await creator({ full_name: 'One', username: 'one_b', bio: 'a sirena', followers_count: 3000 });
    await creator({ full_name: 'Two', username: 'two_t', followers_count: 2000 }, ['sirena']);
    await creator({ full_name: 'Sirena', username: 'three_n' });
    expect(await find('sirena')).toEqual(['three_n', 'two_t', 'one_b']);
    expect(await find('maria', { sort_by: 'popular' })).toEqual(['maria', 'mcruz']);
    expect(await find('cosplay', { sort_by: 'popular' })).toEqual(['mcruz', 'maria']);
    expect(await find('cosplay', { sort_by: 'newest' })).toEqual(['mcruz', 'maria']);
  });

  it('is the same in pages of one as in one, and says how many there are', async () => {
    expect(await find('cosplay', { limit: '1' })).toEqual(await find('cosplay'));
    const answer = await harness.app.inject({
      url: '/api/creators',
      query: { search: 'cosplay', limit: '1' },
    });
    expect(answer.json().total).toBe(2);
  });

  it('is refused when it is one character, and takes more words than it looks at', async () => {
    const answer = await harness.app.inject({ url: '/api/creators', query: { search: 'x' } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ search: 'At least 2 characters' });
    expect(await find('amihan reyes x x x x x x x')).toEqual([]);
  });
});

describe('what a search finds', () => {
  it('follows names, tags and who is listed at once, and keeps no word of who is gone', async () => {
    const person = await creator({ full_name: 'Habagat Storm', username: 'habagat' }, ['monsoon']);
    expect(await find('habagta')).toEqual(['habagat']);
    expect(await find('monsoon')).toEqual(['habagat']);
    await write(person, { full_name: 'Tag Ulan', username: 'tag_ulan' });
    expect(await find('habagat')).toEqual([]);
    expect(await find('ulan')).toEqual(['tag_ulan']);
    const post = await tagged(person, ['typhoon']);
    expect(await find('typhoon')).toEqual(['tag_ulan']);
    await harness.deps.db.updateTable('posts').set({ status: 'in_review' }).where('id', '=', post).execute();
    expect(await find('typhoon')).toEqual([]);
    await write(person, { status: 'suspended' });
    expect(await find('ulan')).toEqual([]);
    const { db } = harness.deps;
    const left = await db
      .selectFrom('creator_terms')
      .selectAll()
      .where('creator_id', '=', person.id)
      .execute();
    expect(left).toEqual([]);
    const words = await db
      .selectFrom('search_words')
      .select('word')
      .where('word', 'in', ['habagat', 'ulan', 'typhoon'])
      .execute();
    expect(words).toEqual([]);
  });

  it('shows nobody by a tag of mature posts alone, but to who is shown those', async () => {
    const person = await creator({ full_name: 'Gabi', username: 'gabi' }, ['midnight'], true);
    const grown = await harness.factory.fan({ isSafeMode: false });
    const safe = await harness.factory.fan();
    expect(await find('midnight')).toEqual([]);
    expect(await find('midnight', {}, safe.headers)).toEqual([]);
    expect(await find('midnight', {}, grown.headers)).toEqual(['gabi']);
    await tagged(person, ['midnight']);
    expect(await find('midnight')).toEqual(['gabi']);
  });

  it('is the best known first where many match, with a figure that moves with their followers', async () => {
    const popularity = async (username: string) =>
      (
        await harness.deps.db
          .selectFrom('creator_terms')
          .select('popularity')
          .distinct()
          .where('creator_id', '=', sqlId(username))
          .execute()
      ).map((row) => row.popularity);
    const sqlId = (username: string) =>
      harness.deps.db.selectFrom('users').select('id').where('username', '=', username);
    expect(await popularity('mcruz')).toEqual([9]);
    await harness.deps.db
      .updateTable('users')
      .set({ followers_count: 4096 })
      .where('username', '=', 'mcruz')
      .execute();
    expect(await popularity('mcruz')).toEqual([12]);
  });
});
