import type { RouterContextProvider } from 'react-router'
import { databaseContext } from '~/platform/http/request-context.server'
import { enhanceArticleHtml } from '~/rich-text/enhance-article-html'
import { extractOutline } from '~/rich-text/outline'
import { findPicturesInHtml } from '~/wings/site/media/queries.server'
import { renderResponsivePictures } from '~/wings/site/media/render-responsive-pictures'
import { resolvePageLinksForVisitors } from '~/wings/web/pages/page-links.queries.server'
import type { Post, PostSummary } from './post'
import { listRelatedPosts } from './queries.server'

const RELATED_POSTS = 3

/** What the page of a post shows; the same for visitors and for a preview. */
export async function loadPostPage(context: Readonly<RouterContextProvider>, { body: stored, ...post }: Post) {
  const db = context.get(databaseContext)
  const related = await listRelatedPosts(db, post, RELATED_POSTS)
  const body = await resolvePageLinksForVisitors(context, stored)
  const pictures = await findPicturesInHtml(db, body)
  const drawn = renderResponsivePictures(enhanceArticleHtml(body), pictures, { firstScreen: !post.cover })
  return { post: { ...post, body: drawn }, outline: extractOutline(body), related: related.map(toCard) }
}

/** Cards say in words what their cover shows: its description need not be sent. */
function toCard(post: PostSummary): PostSummary {
  return { ...post, cover: post.cover && { ...post.cover, alt: '' } }
}
