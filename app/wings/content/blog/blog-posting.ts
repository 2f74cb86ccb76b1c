import { pictureUrlAtLeast } from '~/wings/site/media/picture'
import { organizationId } from '~/wings/web/seo/site-json-ld'
import type { Post } from './post'

const SEARCH_PICTURE_WIDTH = 1200

/** The post as schema.org's BlogPosting. */
export function blogPosting(post: Post, origin: string) {
  const address = `${origin}/blog/${post.slug}`
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    ...(post.categoryName && { articleSection: post.categoryName }),
    keywords: post.tags.join(', '),
    mainEntityOfPage: address,
    url: address,
    ...(post.author && { author: { '@type': 'Person', name: post.author } }),
    ...(post.cover && { image: origin + pictureUrlAtLeast(post.cover, SEARCH_PICTURE_WIDTH) }),
    publisher: { '@id': organizationId(origin) },
  }
}
