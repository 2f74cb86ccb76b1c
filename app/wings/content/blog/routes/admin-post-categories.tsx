import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { CategoriesScreen } from '~/wings/publishing/categories/categories-screen'
import { listCategoriesWithUse } from '~/wings/publishing/categories/queries.server'
import { blogListPath } from '../blog-list-path'
import { PostsHeader } from '../posts-header'
import type { Route } from './+types/admin-post-categories'

export async function loader({ context }: Route.LoaderArgs) {
  return { categories: await listCategoriesWithUse(context.get(databaseContext), 'post') }
}

export const meta: Route.MetaFunction = () => noindexMeta('Categories – Blog Posts')

export default function AdminPostCategories({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <CategoriesScreen
      kind="post"
      noun="post"
      Header={PostsHeader}
      categories={categories}
      pathOf={(category) => blogListPath({ category })}
      listPathOf={(category) => `/admin/blog?${new URLSearchParams({ category })}`}
    />
  )
}
