import { aText, makeWords } from './many-words.mjs'

/** How many posts the lists are to hold. */
export const MANY_POSTS = 100_000

const BODIES = 4_000
const PARAGRAPHS = 4_000

/*
 * Made by the database itself: 800 to 2,400 words a post, drawn from 3,000 so that some are in every post and some in one
 * of a thousand; twelve authors of which one writes little, sixty tags, one post in fifty a draft, one in a hundred with
 * changes that are not published, some scheduled, some in the trash. Each body stands in 25 posts: taking 160 million words
 * apart would take most of the time, so that `search` is put together from vectors that are ready instead of computed.
 */
const beforehand = [
  ...makeWords({ paragraphs: PARAGRAPHS, words: 80 }),
  `create temporary table bodies as
   select n, text, setweight(to_tsvector('english', left(text, 100000)), 'C') as vector from (
     select n, ${aText({ paragraphs: PARAGRAPHS, fewest: 10, spread: 20 })} as text
     from generate_series(1, ${BODIES}) as n) as made`,
  `create index on bodies (n)`,
  `alter table blog_posts alter column search drop expression`,
  `drop index blog_posts_search`,
]

const afterwards = [
  `create index blog_posts_search on blog_posts using gin (search)`,
  `insert into pages (id, kind, path, title, published_at, updated_at)
   select id, 'post', '/blog/' || slug, title, published_at, updated_at from blog_posts on conflict do nothing`,
  `insert into categories (kind, slug, name, position) values ('post', 'guides', 'Guides', 1),
     ('post', 'case-studies', 'Case studies', 2), ('post', 'product', 'Product', 3), ('post', 'engineering', 'Engineering', 4)
   on conflict do nothing`,
  // as the page index would have read them
  `insert into derived.search_words (word, key)
   select distinct word, word from (
     select unnest(tsvector_to_array(to_tsvector('simple', title))) as word from blog_posts
     union all select unnest(tsvector_to_array(to_tsvector('simple', text))) from bodies) as found
   where word ~ '^[a-z0-9]*[a-z][a-z0-9]*$' and length(word) between 3 and 40 on conflict do nothing`,
  `drop table words, paragraphs, bodies`,
  `vacuum analyze`,
]

/** The posts from one number to another. @param {number} from @param {number} to */
function posts(from, to) {
  return `insert into blog_posts (slug, title, description, body, category, tags, author, read_time_int, published_at, deleted_at,
      created_at, updated_at, saved_at, revision, content_revision, search)
    select 'bench-' || posts.n, title, description, text,
      (array['guides', 'case-studies', 'product', 'engineering'])[1 + posts.n % 4],
      array['tag-' || posts.n % 60, case when posts.n % 5000 = 0 then 'rare' else 'tag-' || posts.n % 7 end],
      case when posts.n % 20000 = 0 then 'Rare Author' else 'Author ' || posts.n % 11 end,
      4 + posts.n % 8,
      case when posts.n % 50 = 0 or posts.n % 997 = 0 then null
        when posts.n % 2000 = 1 then now() + posts.n * interval '1 minute' else moment end,
      case when posts.n % 997 = 0 then now() end,
      moment, moment, moment,
      case when posts.n % 100 = 1 then 2 else 1 end, 1,
      setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', description), 'B') || vector
    from (select n, 'Post number ' || n || ' on ' || left(md5(n::text), 6) as title, now() - n * interval '37 minutes' as moment,
      'What post number ' || n || ' is about, in one sentence.' as description from generate_series(${from}, ${to}) as n) as posts
    join bodies on bodies.n = 1 + posts.n % ${BODIES}`
}

const AT_ONCE = 5_000

/** Fills a database that is thrown away afterwards. @param {(sql: string) => Promise<unknown>} run */
export async function makeManyPosts(run, count = MANY_POSTS) {
  for (const statement of beforehand) await run(statement)
  for (let from = 1; from <= count; from += AT_ONCE) await run(posts(from, Math.min(from + AT_ONCE - 1, count)))
  for (const statement of afterwards) await run(statement)
}
