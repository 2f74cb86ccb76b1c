import { redirectOrNotFound } from '~/domains/redirects/moved.server'
import type { BreadcrumbHandle } from '~/domains/seo/breadcrumbs'
import { getSeoSite, pageMeta } from '~/domains/seo/page-meta'
import { databaseContext, pageContext } from '~/platform/context.server'
import { slugPattern } from '~/platform/slug'
import { postPageMeta } from '../article-facts'
import { loadPostPage } from '../article-page.server'
import { findPublishedPost } from '../queries.server'
import { findAdjacentPosts } from '../reading/neighbours.queries.server'
import { PostArticle } from '../ui/article'
import type { Route } from './+types/post'

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const found = slugPattern.test(params.slug) ? await findPublishedPost(db, params.slug) : undefined
  if (!found) throw await redirectOrNotFound({ request, context, url }, 'Post')
  context.get(pageContext).addCacheTags(`post:${found.id}`, 'posts')
  const page = await loadPostPage({ request, context }, found)
  return { ...page, adjacentPosts: await findAdjacentPosts(db, found) }
}

export const handle: BreadcrumbHandle<Awaited<ReturnType<typeof loader>>> = { breadcrumb: ({ post }) => post.title }

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, postPageMeta(loaderData.post, getSeoSite(matches).origin))
}

export default function PostPage({ loaderData }: Route.ComponentProps) {
  return <PostArticle {...loaderData} />
}
