import { useLocation } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { listCategories } from '~/wings/publishing/categories/queries.server'
import { toUnsavedEntry } from '~/wings/publishing/writing/loaded-entry'
import { adminContext } from '~/wings/site/admin-context.server'
import { PostEditor } from '../admin/post-editor'
import { findDefaultAuthor } from '../default-author.server'
import { emptyPostContent } from '../post-content'
import type { Route } from './+types/admin-post-new'

export async function loader({ context }: Route.LoaderArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return { me: by.email, author: await findDefaultAuthor(db, by), categories: await listCategories(db, 'post') }
}

// what is on the screen is newer than anything that could be loaded
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = () => noindexMeta('New post')

export default function NewPost({ loaderData: { author, ...rest } }: Route.ComponentProps) {
  // who asks for a new post again gets another one
  const { key } = useLocation()
  const category = rest.categories[0]?.slug ?? ''
  return <PostEditor key={key} opened={toUnsavedEntry({ ...emptyPostContent, author, category })} {...rest} />
}
