import type { RouterContextProvider } from 'react-router'
import { presentPictures } from '~/domains/media/present-pictures'
import { findPicturesIn } from '~/domains/media/queries.server'
import { showLinks } from '~/domains/pages/links.server'
import { databaseContext } from '~/platform/context.server'
import { mainText } from '~/rich-text/main-text.server'
import { outlineOf } from '~/rich-text/outline'
import { presentArticle } from '~/rich-text/present'
import type { Post, PostSummary } from './post'
import { listRelatedPosts } from './queries.server'

const RELATED_POSTS = 3

interface Asked {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** What the page of a post shows; the same for visitors and for a preview. */
export async function articlePage({ request, context }: Asked, { body: stored, ...post }: Post) {
  const db = context.get(databaseContext)
  const related = await listRelatedPosts(db, post, RELATED_POSTS)
  const body = await showLinks(context, stored)
  const pictures = await findPicturesIn(db, body)
  const drawn = presentPictures(presentArticle(body), pictures, { firstScreen: !post.cover })
  const shown = mainText({ request, context }, drawn)
  return { post: { ...post, body: shown }, outline: outlineOf(body), related: related.map(asCard) }
}

/** Cards say in words what their cover shows: its description need not be sent. */
function asCard(post: PostSummary): PostSummary {
  return { ...post, cover: post.cover && { ...post.cover, alt: '' } }
}
