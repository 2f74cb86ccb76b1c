import { expect, test } from '../../../tests/support/test'
import { statements } from './migrate.server'

test('a script is taken apart where statements end, and nowhere else', () => {
  const script = `
-- first; comment
create table a (text text default 'one;
two''s');
create function f() returns void as $$ begin perform 1; end; $$ language plpgsql;
select run($cmd$insert into a values ($$x;y$$)$cmd$);
-- last comment
`
  expect(statements(script).map((statement) => statement.split('\n').at(-1))).toEqual([
    "two''s')",
    'create function f() returns void as $$ begin perform 1; end; $$ language plpgsql',
    'select run($cmd$insert into a values ($$x;y$$)$cmd$)',
  ])
})
