import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { categoryNameSql } from '~/wings/publishing/categories/queries.server'
import { listEntries } from '~/wings/publishing/writing/list-entries.queries.server'
import type { ListedEntry } from '~/wings/publishing/writing/listed-entry'
import type { Picture } from '~/wings/site/media/picture'
import { selectPicture } from '~/wings/site/media/queries.server'
import type { PostFilter } from './post-filter'

export interface ListedPost extends ListedEntry {
  categoryName: string
  author: string
  cover: Picture | null
}

/** One page of all posts, also those that nobody sees. */
export function listPostsForAdmin(db: Database, filter: PostFilter, size: number, now = new Date()) {
  const { category, author, tag } = filter
  const posts = db
    .selectFrom('blogPosts')
    .$if(category !== '', (query) => query.where('category', '=', category))
    .$if(author !== '', (query) => query.where('author', '=', author))
    .$if(tag !== '', (query) => query.where(sql<boolean>`tags @> array[${tag}]::text[]`))
    .select(['author', categoryNameSql('post', 'blogPosts.category').as('categoryName')])
    .select((from) => selectPicture(from, 'blogPosts.coverId', 'blogPosts.coverAlt').as('cover'))
  return listEntries(db, posts, { entryType: { table: 'blogPosts', titleColumn: 'title' }, filter, size, now })
}

const MAX_CHOICES = 200

/** The different values of a column that has an index of its own, each found by one step in it. */
export async function listDistinctValues(db: Database, column: 'author') {
  const name = sql.ref(column)
  const { rows } = await sql<{ value: string }>`
    with recursive choices as (
      (select ${name} as value from blog_posts where ${name} > '' order by ${name} limit 1)
      union all
      select (select ${name} from blog_posts where ${name} > choices.value order by ${name} limit 1)
      from choices where choices.value is not null
    ) select value from choices where value is not null limit ${MAX_CHOICES}`.execute(db)
  return rows.map(({ value }) => value)
}
