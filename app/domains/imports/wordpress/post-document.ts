import { slugify } from '~/platform/slug'
import { plainText, titleFrom, within, wordsOf } from '../html/words-of'
import type { XmlRecord } from '../reading/xml-records.server'
import type { Details, SourceDocument } from '../source-item'
import { contentOf } from './content'
import { publicationOf } from './fate'
import { seoOf } from './seo-fields'
import { dateOf, metaOf, partOf, termsOf } from './wxr-item'

export interface WordpressSite {
  /** "https://example.com" or "https://example.com/blog". */
  address: string
  title: string
}

type DetailsOf = (ref: string) => Details | undefined

const MOST_TAGS = 20
const LONGEST_TAG = 50

/** An item of the type post or page in our terms. */
export function documentOf(record: XmlRecord, site: WordpressSite, ref: string, detailsOf: DetailsOf): SourceDocument {
  const notes: string[] = []
  const meta = metaOf(record)
  const date = dateOf(record)
  const { html, notes: lost } = contentOf(partOf(record, 'content:encoded'), detailsOf, ref)
  notes.push(...lost)
  const { publishedAt, note } = publicationOf(record, date)
  if (note) notes.push(note)
  const title = titleOf(record, html, notes)
  const description = limited(wordsOf(partOf(record, 'excerpt:encoded')), 500, 'description', notes)
  const login = partOf(record, 'dc:creator')
  const author = limited(detailsOf(`person:${login}`)?.name || login, 100, 'name of the author', notes)
  const { category, tags } = termsFor(record, notes)
  const words = { title, site: site.title, excerpt: description, category, tags, author, date }
  const { seo, unknown } = seoOf(meta, words)
  if (unknown.length > 0)
    notes.push(`Search fields named variables that nobody fills here: ${unknown.slice(0, 10).join(', ')}.`)
  notes.push(...leftBehind(record, meta))
  return {
    ...{ title, slug: slugFor(record, title, notes), description, html, author, tags, publishedAt, seo, notes },
    category: slugify(category) || 'guides',
    cover: coverOf(meta, detailsOf, notes),
    createdAt: date ?? new Date(),
    readTimeInt: null,
    oldAddresses: oldAddressesOf(record, site),
  }
}

function titleOf(record: XmlRecord, html: string, notes: string[]) {
  const title = limited(wordsOf(partOf(record, 'title')), 200, 'title', notes)
  if (title) return title
  notes.push('It had no title: its first words became one.')
  return titleFrom(html) || 'Untitled'
}

export function limited(given: string, longest: number, what: string, notes: string[]) {
  const { text, isCut } = within(given, longest)
  if (isCut) notes.push(`The ${what} is longer than ${longest} characters and was cut.`)
  return text
}

/** The address as it was, in our letters; what has none of them is called by its title or number. */
function slugFor(record: XmlRecord, title: string, notes: string[]) {
  const given = unescaped(partOf(record, 'wp:post_name'))
  const slug = slugify(given) || slugify(title) || `post-${partOf(record, 'wp:post_id')}`
  if (given && slug !== given) notes.push(`Its address “${given.slice(0, 100)}” is written ${slug} here.`)
  return slug
}

export function unescaped(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The first category is the post's; the others are tags, which it may have several of. */
function termsFor(record: XmlRecord, notes: string[]) {
  const categories = termsOf(record, 'category').filter(({ slug }) => slug !== 'uncategorized')
  const [first, ...others] = categories.map(({ name }) => plainText(name))
  const tags = [...others, ...termsOf(record, 'post_tag').map(({ name }) => plainText(name))].map(
    (tag) => within(tag, LONGEST_TAG).text,
  )
  const each = [...new Set(tags.filter(Boolean))]
  if (each.length > MOST_TAGS) notes.push(`It has ${each.length} tags; the first ${MOST_TAGS} are taken.`)
  return { category: first ?? '', tags: each.slice(0, MOST_TAGS) }
}

function coverOf(meta: Map<string, string>, detailsOf: DetailsOf, notes: string[]) {
  const id = meta.get('_thumbnail_id')
  if (!id || id === '0') return null
  const found = detailsOf(`picture:${id}`)
  if (!found?.url) notes.push('Its cover is not among the pictures of the file.')
  return found?.url ? { address: found.url, alt: found.alt ?? '' } : null
}

/** Other addresses of a post that visitors could see: by its number, and by the names that it had before. */
function oldAddressesOf(record: XmlRecord, { address }: WordpressSite) {
  const id = partOf(record, 'wp:post_id')
  const link = partOf(record, 'link')
  const folder = link.replace(/\/$/, '').replace(/[^/]*$/, '')
  const before = record.children.flatMap((child) => {
    const isOld = child.name === 'wp:postmeta' && partOf(child, 'wp:meta_key') === '_wp_old_slug'
    return isOld && folder.length > 'https://'.length ? `${folder}${partOf(child, 'wp:meta_value')}/` : []
  })
  const parameter = partOf(record, 'wp:post_type') === 'page' ? 'page_id' : 'p'
  return [...(id && id !== '0' ? [`${address}/?${parameter}=${id}`] : []), ...before.slice(0, 20)]
}

const known = /^_|^rank_math_/

function leftBehind(record: XmlRecord, meta: Map<string, string>) {
  const comments = record.children.filter(({ name }) => name === 'wp:comment').length
  const fields = [...meta.keys()].filter((name) => name && !known.test(name))
  return [
    ...(comments > 0
      ? [`${comments === 1 ? 'A comment is' : `${comments} comments are`} not taken: this site has none.`]
      : []),
    ...(fields.length > 0 ? [`Custom fields are not taken: ${fields.slice(0, 12).join(', ').slice(0, 300)}.`] : []),
  ]
}
