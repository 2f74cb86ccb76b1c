import type { PostContent } from '../../post-content'

const headingId = /(<h[2-6]) id="[^"]*"/g

/** Whether two contents are one to the server: it trims fields and gives headings their ids. */
export function isSameContent(a: PostContent, b: PostContent) {
  return a === b || JSON.stringify(inOneForm(a)) === JSON.stringify(inOneForm(b))
}

function inOneForm({ seo, ...content }: PostContent) {
  const { metaTitle, metaDescription, canonicalUrl, isNoindex, ogTitle, ogDescription } = seo
  return [
    ...[content.title, content.slug, content.description, content.category, content.author].map(trimmed),
    ...[content.coverAlt, metaTitle, metaDescription, canonicalUrl, ogTitle, ogDescription].map(trimmed),
    ...[content.coverId, isNoindex, content.tags.map(trimmed)],
    content.body.replace(headingId, '$1').trim(),
  ]
}

function trimmed(text: string) {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}
