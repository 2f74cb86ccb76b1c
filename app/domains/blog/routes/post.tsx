import { presentPictures } from '~/domains/media/present-pictures'
import { findPicturesIn } from '~/domains/media/queries.server'
import type { CrumbHandle } from '~/domains/seo/breadcrumbs'
import { pageMeta, siteOf } from '~/domains/seo/page-meta'
import { databaseContext, pageContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { slugPattern } from '~/platform/slug'
import { mainText } from '~/rich-text/main-text.server'
import { outlineOf } from '~/rich-text/outline'
import { presentArticle } from '~/rich-text/present'
import { findPublishedPost, listRelatedPosts } from '../queries.server'
import { blogPosting } from '../structured-data'
import { Article } from '../ui/article'
import type { Route } from './+types/post'

const RELATED_POSTS = 3

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const found = slugPattern.test(params.slug) ? await findPublishedPost(db, params.slug) : undefined
  if (!found) throw notFound('Post')
  context.get(pageContext).shows(`post:${found.id}`, 'posts')
  const related = await listRelatedPosts(db, found, RELATED_POSTS)
  const { body: stored, ...post } = found
  const pictures = await findPicturesIn(db, stored)
  const body = presentPictures(presentArticle(stored), pictures, { firstScreen: !post.cover })
  return {
    post: { ...post, body: mainText({ request, context }, body) },
    outline: outlineOf(stored),
    related,
  }
}

export const handle: CrumbHandle<Awaited<ReturnType<typeof loader>>> = { crumb: ({ post }) => post.title }

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { post } = loaderData
  return pageMeta(matches, {
    title: post.title,
    description: post.description,
    kind: 'article',
    picture: post.cover,
    jsonLd: [blogPosting(post, siteOf(matches).origin)],
  })
}

export default function PostPage({ loaderData }: Route.ComponentProps) {
  return <Article {...loaderData} />
}
