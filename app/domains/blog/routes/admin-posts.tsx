import { Plus } from 'lucide-react'
import { useNavigation } from 'react-router'
import { isChronological } from '~/domains/writing/piece-filter'
import { databaseContext } from '~/platform/context.server'
import { ButtonLink } from '~/ui/workspace/button'
import { KeysetPagination } from '~/ui/workspace/paging'
import { NoPosts } from '../admin/list/no-posts'
import { PostFilters } from '../admin/list/post-filters'
import { PostTable } from '../admin/list/post-table'
import { listDistinctValues } from '../writing/list-posts.server'
import { isPostListFiltered, parsePostFilter } from '../writing/post-filter'
import { listPostsWithViews } from '../writing/posts-with-views.server'
import { PostsHeader } from '../writing-header'
import type { Route } from './+types/admin-posts'

const SHOWN = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const filter = parsePostFilter(url.searchParams)
  return {
    page: await listPostsWithViews(db, filter, SHOWN),
    categories: await listDistinctValues(db, 'category'),
    authors: await listDistinctValues(db, 'author'),
    isFiltered: isPostListFiltered(filter),
    isChronological: isChronological(filter),
  }
}

export function meta() {
  return [{ title: 'Blog Posts' }, { name: 'robots', content: 'noindex' }]
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
