import { expect, test } from '~test/test'
import { accessOutsideOfCommandsAndQueries, writesByStrangers } from './table-owners.mjs'

const judge = (sources: Record<string, string>) =>
  writesByStrangers(sources).map(({ rule, from, to }) => `${rule}: ${from} → ${to}`)

const blog = { 'app/wings/content/blog/commands.server.ts': `db\n  .insertInto('blogPosts')\n  .values(post)` }

test('the room that owns a table writes it, from as many files as it likes; tests and readers are free', () => {
  const sources = {
    ...blog,
    'app/wings/content/blog/jobs.server.ts': `db.updateTable('blogPosts as post')`,
    'app/wings/web/seo/queries.server.ts': `db.selectFrom('blogPosts')`,
    'app/wings/web/seo/seo.test.ts': `db.deleteFrom('blogPosts')`,
    'app/platform/mail/send-mail.server.ts': `db.insertInto('outboxMails')`,
    'app/platform/mail/deliver-mail.server.ts': `db.deleteFrom('outboxMails')`,
  }
  expect(judge(sources)).toEqual([])
})

test.for([
  ['a builder', `db.deleteFrom('blogPosts')`],
  ['a builder with an alias', `db.updateTable("blogPosts as b")`],
  ['raw SQL', 'sql`update blog_posts set title = 1`'],
  ['work on its rows', `defineRuns('blogPosts', { jobName: 'write' })`],
  ['a list of an archive', `archivedTable<z.infer<typeof post>>('blogPosts', { key: 'id' })`],
] as const)('two rooms that write one table are both named: %s', ([_what, source]) => {
  expect(judge({ ...blog, 'app/wings/web/seo/commands.server.ts': source })).toEqual([
    'owner-writes: app/wings/content/blog/commands.server.ts → blogPosts',
    'owner-writes: app/wings/web/seo/commands.server.ts → blogPosts',
  ])
})

test('the shell and the server own no table', () => {
  expect(
    judge({ 'app/shell/a.server.ts': `db.insertInto('visits')`, 'server/b.ts': 'sql`delete from visits`' }),
  ).toEqual(['owner-writes: app/shell/a.server.ts → visits', 'owner-writes: server/b.ts → visits'])
})

test('a room writes in its commands, and reads in its queries and commands', () => {
  const find = (name: string, source: string) =>
    accessOutsideOfCommandsAndQueries({ [`app/wings/content/blog/${name}`]: source }).map(({ rule, to }) => [rule, to])
  const write = `db.insertInto('blogPosts')`
  const read = `db.selectFrom('blogPosts as post')`
  const rawRead = 'sql<number>`select count(*) from blog_posts where slug = 1`'
  for (const name of ['commands.server.ts', 'publish/publish-post.commands.server.ts', 'fixtures.ts', 'blog.test.ts'])
    expect([name, find(name, write), find(name, read)]).toEqual([name, [], []])
  for (const name of ['queries.server.ts', 'search-posts.queries.server.ts'])
    expect([name, find(name, read), find(name, rawRead)]).toEqual([name, [], []])
  expect(find('queries.server.ts', write)).toEqual([['writes-in-commands', 'blogPosts']])
  expect(find('jobs.server.ts', 'sql`delete from blog_posts`')).toEqual([['writes-in-commands', 'blogPosts']])
  for (const source of [read, rawRead])
    expect(find('jobs.server.ts', source)).toEqual([['reads-in-queries', 'blogPosts']])
})
