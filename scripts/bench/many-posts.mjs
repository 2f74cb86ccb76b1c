/** How many posts the lists are to hold. */
export const MANY_POSTS = 100_000

/*
 * Made by the database itself: 180 to 480 words a post, drawn from 3,000 so that some are in every post and some in one
 * of a thousand; twelve authors of which one writes little, sixty tags, one post in fifty a draft, one in a hundred with
 * changes that are not published, some scheduled, some in the trash.
 */
const statements = [
  `create temporary table words as select n, substr(md5(n::text), 1, 3 + n % 7) as word from generate_series(1, 3000) as n`,
  `create temporary table paragraphs as
   select p, '<p>' || string_agg(word, ' ') || '.</p>' as text
   from generate_series(1, 4000) as p cross join generate_series(1, 60) as i
   join words on words.n = 1 + floor(3000 * power((hashint4(p * 1000 + i)::bigint + 2147483648) / 4294967296.0, 3))::int
   group by p`,
  'alter table paragraphs add primary key (p)',
  'analyze paragraphs',
]

/** The posts from one number to another. @param {number} from @param {number} to */
function posts(from, to) {
  return `insert into blog_posts (slug, title, description, body, category, tags, author, read_time_int, published_at, deleted_at,
      created_at, updated_at, saved_at, revision, content_revision)
    select 'bench-' || n, 'Post number ' || n || ' on ' || left(md5(n::text), 6), 'What post number ' || n || ' is about, in one sentence.',
      (select string_agg(text, '<h2>Part</h2>') from generate_series(1, 3 + n % 6) as k
        join paragraphs on p = 1 + abs(hashint4(n * 31 + k)::bigint) % 4000),
      (array['guides', 'case-studies', 'product', 'engineering'])[1 + n % 4],
      array['tag-' || n % 60, case when n % 5000 = 0 then 'rare' else 'tag-' || n % 7 end],
      case when n % 20000 = 0 then 'Rare Author' else 'Author ' || n % 11 end,
      4 + n % 8,
      case when n % 50 = 0 or n % 997 = 0 then null when n % 2000 = 1 then now() + n * interval '1 minute'
        else now() - n * interval '37 minutes' end,
      case when n % 997 = 0 then now() end,
      now() - n * interval '37 minutes', now() - n * interval '37 minutes', now() - n * interval '37 minutes',
      case when n % 100 = 1 then 2 else 1 end, 1
    from generate_series(${from}, ${to}) as n`
}

const AT_ONCE = 2_500

/** Fills the database. @param {(sql: string) => Promise<unknown>} run */
export async function makeManyPosts(run, count = MANY_POSTS) {
  for (const statement of statements) await run(statement)
  for (let from = 1; from <= count; from += AT_ONCE) await run(posts(from, Math.min(from + AT_ONCE - 1, count)))
  await run(`insert into pages (id, kind, path, title, published_at, updated_at)
    select id, 'post', '/blog/' || slug, title, published_at, updated_at from blog_posts on conflict do nothing`)
  await run('drop table words, paragraphs')
  await run('vacuum analyze')
}
