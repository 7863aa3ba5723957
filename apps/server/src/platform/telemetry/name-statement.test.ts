import { describe, expect, it } from 'vitest';
import { nameStatement } from './name-statement.ts';

describe('the name of a statement', () => {
  it.each([
    ['select "id" from "posts" where "id" = $1', 'select posts'],
    ['insert into "graphile_worker"."jobs" values ($1)', 'insert graphile_worker.jobs'],
    ['update wallets set balance = $1', 'update wallets'],
    ['delete from only media_items where id = $1', 'delete media_items'],
    ['with changed as (update users set name = $1 returning id) select 1', 'with users'],
    ['select exists (select from passkeys where id in (1)) as has from sessions', 'select sessions'],
    ['with a as (select from b) insert into "c" ("d") select e from a', 'with c'],
    ['select (select count(*) from posts)', 'select posts'],
    ['select graphile_worker.add_job($1)', 'select'],
    ['begin', 'begin'],
    ["select * from json_array_elements('ana@likha.test')", 'select'],
    ["select 'from ana@likha.test'", 'select'],
    ['  (select 1)', 'select'],
    ['$1', 'statement'],
  ])('of %j is %j', (text, name) => {
    expect(nameStatement(text).name).toBe(name);
  });

  it('says the verb and the table apart', () => {
    expect(nameStatement('select 1 from posts').facts).toEqual({
      'db.system.name': 'postgresql',
      'db.operation.name': 'select',
      'db.collection.name': 'posts',
    });
  });
});
