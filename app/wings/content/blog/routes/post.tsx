import { databaseContext, pageContext } from '~/platform/http/request-context.server'
import { slugPattern } from '~/platform/text/slug'
import { redirectOrNotFound } from '~/wings/web/redirects/redirect-or-not-found.server'
import type { BreadcrumbHandle } from '~/wings/web/seo/breadcrumbs'
import { getSeoSite, pageMeta } from '~/wings/web/seo/page-meta'
import { findAdjacentPosts } from '../adjacent-posts.queries.server'
import { loadPostPage } from '../load-post-page.server'
import { postPageMeta } from '../post-page-meta'
import { findPublishedPost } from '../queries.server'
import { PostArticle } from '../ui/post-article'
import type { Route } from './+types/post'

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const found = slugPattern.test(params.slug) ? await findPublishedPost(db, params.slug) : undefined
  if (!found) throw await redirectOrNotFound({ request, context, url }, 'Post')
  context.get(pageContext).addCacheTags(`post:${found.id}`, 'posts')
  const page = await loadPostPage(context, found)
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
