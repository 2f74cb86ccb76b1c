import { movedOrNotFound } from '~/domains/redirects/moved.server'
import type { CrumbHandle } from '~/domains/seo/breadcrumbs'
import { pageMeta, siteOf } from '~/domains/seo/page-meta'
import { databaseContext, pageContext } from '~/platform/context.server'
import { slugPattern } from '~/platform/slug'
import { articleFacts } from '../article-facts'
import { articlePage } from '../article-page.server'
import { findPublishedPost } from '../queries.server'
import { findNeighbours } from '../reading/neighbours.queries.server'
import { Article } from '../ui/article'
import type { Route } from './+types/post'

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const found = slugPattern.test(params.slug) ? await findPublishedPost(db, params.slug) : undefined
  if (!found) throw await movedOrNotFound({ request, context, url }, 'Post')
  context.get(pageContext).shows(`post:${found.id}`, 'posts')
  const page = await articlePage({ request, context }, found)
  return { ...page, neighbours: await findNeighbours(db, found) }
}

export const handle: CrumbHandle<Awaited<ReturnType<typeof loader>>> = { crumb: ({ post }) => post.title }

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta(matches, articleFacts(loaderData.post, siteOf(matches).origin))
}

export default function PostPage({ loaderData }: Route.ComponentProps) {
  return <Article {...loaderData} />
}
