import { cleanArticle, textOf } from '~/rich-text/clean.server'
import { withHeadingIds } from '~/rich-text/outline'
import { suspiciousContent } from '~/rich-text/suspicious-content'
import { estimateReadTime } from '../post'
import type { PostContent } from '../post-content'

/** What may be stored of what an editor sent: a body without anything that runs, fields of one line, each tag once. */
export function cleanContent(content: PostContent): PostContent {
  return {
    ...content,
    title: oneLine(content.title),
    description: oneLine(content.description),
    author: oneLine(content.author),
    coverAlt: oneLine(content.coverAlt),
    body: cleanBody(content.body),
    tags: eachOnce(content.tags.map(oneLine)),
    seo: {
      ...content.seo,
      metaTitle: oneLine(content.seo.metaTitle),
      metaDescription: oneLine(content.seo.metaDescription),
      ogTitle: oneLine(content.seo.ogTitle),
      ogDescription: oneLine(content.seo.ogDescription),
    },
  }
}

/** What looks like an attempt to run something, in whatever field it was typed. */
export function flagsOf(content: PostContent) {
  const { seo, tags, ...fields } = content
  const texts = [fields.title, fields.description, fields.body, fields.author, fields.coverAlt, ...tags]
  const searchTexts = [seo.metaTitle, seo.metaDescription, seo.canonicalUrl, seo.ogTitle, seo.ogDescription]
  return suspiciousContent([...texts, ...searchTexts].join('\n'))
}

/** Minutes; null while there is nothing to read. */
export function readTimeOf(body: string) {
  const text = textOf(body)
  return text ? estimateReadTime(text) : null
}

export function hasText(body: string) {
  return body.includes('<img') || textOf(body) !== ''
}

function cleanBody(html: string) {
  return withHeadingIds(cleanArticle(html))
}

/** Control characters have no place in a title and break feeds. */
function oneLine(text: string) {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}

function eachOnce(tags: string[]) {
  const byWord = new Map(tags.filter(Boolean).map((tag) => [tag.toLowerCase(), tag]))
  return [...byWord.values()]
}
