import { Plus } from 'lucide-react'
import { useNavigation } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { ButtonLink } from '~/ui/workspace/button'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { listCategories } from '~/wings/publishing/categories/queries.server'
import { isChronological } from '~/wings/publishing/writing/entry-filter'
import { NoPosts } from '../admin/no-posts'
import { PostFilters } from '../admin/post-filters'
import { PostTable } from '../admin/post-table'
import { listDistinctValues } from '../list-posts.queries.server'
import { isPostListFiltered, parsePostFilter } from '../post-filter'
import { PostsHeader } from '../posts-header'
import { listPostsWithViews } from '../posts-with-views.server'
import type { Route } from './+types/admin-posts'

const SHOWN = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const filter = parsePostFilter(url.searchParams)
  return {
    page: await listPostsWithViews(db, filter, SHOWN),
    categories: await listCategories(db, 'post'),
    authors: await listDistinctValues(db, 'author'),
    isFiltered: isPostListFiltered(filter),
    isChronological: isChronological(filter),
  }
}

export function meta() {
  return noindexMeta('Blog Posts')
}

export default function AdminPosts({ loaderData }: Route.ComponentProps) {
  const { page, isFiltered, categories, authors } = loaderData
  const { state } = useNavigation()
  return (
    <>
      <PostsHeader
        actions={
          <ButtonLink to="/admin/blog/new" variant="primary" icon={Plus}>
            New post
          </ButtonLink>
        }
      />
      <PostFilters categories={categories} authors={authors} />
      <PostTable posts={page.rows} isStale={state === 'loading'} empty={<NoPosts isFiltered={isFiltered} />} />
      <KeysetPagination before={page.before} after={page.after} isChronological={loaderData.isChronological} />
    </>
  )
}
