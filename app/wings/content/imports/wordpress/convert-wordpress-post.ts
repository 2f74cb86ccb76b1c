import { formatCount } from '~/platform/text/format-number'
import { slugify } from '~/platform/text/slug'
import { detectSuspiciousContent } from '~/rich-text/suspicious-content'
import { makeImageUrlsAbsolute, toAbsoluteUrl } from '../engine/absolute-urls'
import { htmlToText, titleFromHtml } from '../engine/html-to-text'
import { indexOfFirstImage } from '../engine/html-tokens'
import { joinNames } from '../engine/join-names'
import type { ItemDetails, SourceDocument } from '../sources/source-item'
import type { XmlRecord } from '../sources/stream-xml-records.server'
import { convertContent } from './convert-content'
import { readPublication } from './publication'
import { convertSeoFields } from './seo-fields'
import { convertTerms } from './terms'
import { truncateWithNote } from './truncate-with-note'
import { readChildText, readPostDate, readPostMeta } from './wxr-item'

const known = /^_|^rank_math_/

// where page builders keep a page, beside or instead of its text
const builders: Record<string, string> = {
  _elementor_data: 'Elementor',
  _fl_builder_data: 'Beaver Builder',
  _bricks_page_content_2: 'Bricks',
  ct_builder_json: 'Oxygen',
  ct_builder_shortcodes: 'Oxygen',
}

export interface WordpressSite {
  /** "https://example.com" or "https://example.com/blog". */
  address: string
  title: string
}

type FindDetails = (ref: string) => ItemDetails | undefined

/** An item of the type post or page in our terms. */
export function convertWordpressPost(
  record: XmlRecord,
  site: WordpressSite,
  ref: string,
  detailsOf: FindDetails,
): SourceDocument {
  const notes: string[] = []
  const meta = readPostMeta(record)
  const date = readPostDate(record)
  const text = readChildText(record, 'content:encoded')
  const { html: written, notes: lost } = convertContent(text, detailsOf, ref)
  const html = makeImageUrlsAbsolute(written, site.address)
  notes.push(...lost)
  const { publishedAt, note } = readPublication(record, date)
  if (note) notes.push(note)
  const title = readTitle(record, html, notes)
  const description = truncateWithNote(htmlToText(readChildText(record, 'excerpt:encoded')), 500, 'description', notes)
  const login = readChildText(record, 'dc:creator')
  const author = truncateWithNote(detailsOf(`person:${login}`)?.name || login, 100, 'author name', notes)
  const { category, tags } = convertTerms(record, notes)
  const words = { title, site: site.title, excerpt: description, category, tags, author, date }
  const seo = convertSeoFields(meta, words, site.address, notes)
  notes.push(...skippedDataNotes(record, meta))
  const builder = detectPageBuilder(meta)
  if (builder) notes.push(`It was built with ${builder}. Check it: builder content was not imported.`)
  const isEmpty = builder !== undefined && htmlToText(html) === '' && indexOfFirstImage(html) < 0
  if (isEmpty && publishedAt) notes.push('Imported as a draft: it has no other content.')
  return {
    title,
    slug: slugFor(record, title, notes),
    description,
    html,
    author,
    tags,
    seo,
    notes,
    publishedAt: isEmpty ? null : publishedAt,
    category: slugify(category),
    categoryName: category,
    cover: findCover(meta, site.address, detailsOf, notes),
    createdAt: date ?? new Date(),
    readTimeInt: null,
    flags: detectSuspiciousContent(text),
    oldAddresses: findOldAddresses(record, site),
  }
}

function readTitle(record: XmlRecord, html: string, notes: string[]) {
  const title = truncateWithNote(htmlToText(readChildText(record, 'title')), 200, 'title', notes)
  if (title) return title
  notes.push('It had no title. Its first words were used.')
  return titleFromHtml(html) || 'Untitled'
}

/** The address as it was, in our letters; what has none of them is called by its title or number. */
function slugFor(record: XmlRecord, title: string, notes: string[]) {
  const given = decodePercentEncoding(readChildText(record, 'wp:post_name'))
  const slug = slugify(given) || slugify(title) || `post-${readChildText(record, 'wp:post_id')}`
  if (given && slug !== given) notes.push(`The URL slug “${given.slice(0, 100)}” was changed to ${slug}.`)
  return slug
}

export function decodePercentEncoding(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function findCover(meta: Map<string, string>, site: string, detailsOf: FindDetails, notes: string[]) {
  const id = meta.get('_thumbnail_id')
  if (!id || id === '0') return null
  const found = detailsOf(`picture:${id}`)
  if (!found?.url) notes.push('The featured image is not in the file.')
  return found?.url ? { address: toAbsoluteUrl(found.url, site), alt: found.alt ?? '' } : null
}

const parentFolder = (address: string) => address.slice(0, address.lastIndexOf('/') + 1)

/** Other addresses of a post that visitors could see: by its number, and by the names that it had before. */
function findOldAddresses(record: XmlRecord, { address }: WordpressSite) {
  const id = readChildText(record, 'wp:post_id')
  const link = readChildText(record, 'link')
  const folder = parentFolder(link.replace(/\/$/, ''))
  const before = record.children.flatMap((child) => {
    const isOld = child.name === 'wp:postmeta' && readChildText(child, 'wp:meta_key') === '_wp_old_slug'
    return isOld && folder.length > 'https://'.length ? `${folder}${readChildText(child, 'wp:meta_value')}/` : []
  })
  const parameter = readChildText(record, 'wp:post_type') === 'page' ? 'page_id' : 'p'
  return [...(id && id !== '0' ? [`${address}/?${parameter}=${id}`] : []), ...before.slice(0, 20)]
}

/** The page builder that a page was made with; undefined without one. */
function detectPageBuilder(meta: Map<string, string>) {
  const found = Object.entries(builders).find(([name]) => meta.get(name)?.replace(/^\[\]$/, ''))
  return found?.[1]
}

/** What an item had beside its content and is not taken. */
function skippedDataNotes(record: XmlRecord, meta: Map<string, string>) {
  const comments = record.children.filter(({ name }) => name === 'wp:comment').length
  const fields = [...meta.keys()].filter((name) => name && !known.test(name) && !Object.hasOwn(builders, name))
  const isSticky = readChildText(record, 'wp:is_sticky') === '1'
  return [
    ...(comments > 0
      ? [`${formatCount(comments, 'comment was', 'comments were')} not imported. Comments are not supported.`]
      : []),
    ...(fields.length > 0 ? [`Custom fields were not imported: ${joinNames(fields)}.`] : []),
    ...(isSticky ? ['It was sticky. Sticky posts are not supported.'] : []),
  ]
}
