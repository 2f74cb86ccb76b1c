import { slugify } from '~/platform/slug'
import { suspiciousContent } from '~/rich-text/suspicious-content'
import { firstPictureIn } from '../html/tokens'
import { wholeAddress, withWholePictures } from '../html/whole-addresses'
import { titleFrom, wordsOf } from '../html/words-of'
import type { Details, SourceDocument } from '../reading/source-item'
import type { XmlRecord } from '../reading/xml-records.server'
import { listOf } from '../report/list-of'
import { publicationOf } from './fate'
import { limited } from './limited'
import { seoOf } from './seo-fields'
import { termsFor } from './terms'
import { contentOf } from './text/content'
import { dateOf, metaOf, partOf } from './wxr-item'

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

type DetailsOf = (ref: string) => Details | undefined

/** An item of the type post or page in our terms. */
export function documentOf(record: XmlRecord, site: WordpressSite, ref: string, detailsOf: DetailsOf): SourceDocument {
  const notes: string[] = []
  const meta = metaOf(record)
  const date = dateOf(record)
  const text = partOf(record, 'content:encoded')
  const { html: written, notes: lost } = contentOf(text, detailsOf, ref)
  const html = withWholePictures(written, site.address)
  notes.push(...lost)
  const { publishedAt, note } = publicationOf(record, date)
  if (note) notes.push(note)
  const title = titleOf(record, html, notes)
  const description = limited(wordsOf(partOf(record, 'excerpt:encoded')), 500, 'description', notes)
  const login = partOf(record, 'dc:creator')
  const author = limited(detailsOf(`person:${login}`)?.name || login, 100, 'name of the author', notes)
  const { category, tags } = termsFor(record, notes)
  const words = { title, site: site.title, excerpt: description, category, tags, author, date }
  const seo = seoOf(meta, words, site.address, notes)
  notes.push(...leftBehind(record, meta))
  const builder = builderOf(meta)
  if (builder) notes.push(`It was made with ${builder}: what stands only there is not taken. Look at it.`)
  const isEmpty = builder !== undefined && wordsOf(html) === '' && firstPictureIn(html) < 0
  if (isEmpty && publishedAt) notes.push('Nothing else is in it, so it is a draft.')
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
    category: slugify(category) || 'guides',
    cover: coverOf(meta, site.address, detailsOf, notes),
    createdAt: date ?? new Date(),
    readTimeInt: null,
    flags: suspiciousContent(text),
    oldAddresses: oldAddressesOf(record, site),
  }
}

function titleOf(record: XmlRecord, html: string, notes: string[]) {
  const title = limited(wordsOf(partOf(record, 'title')), 200, 'title', notes)
  if (title) return title
  notes.push('It had no title: its first words became one.')
  return titleFrom(html) || 'Untitled'
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

function coverOf(meta: Map<string, string>, site: string, detailsOf: DetailsOf, notes: string[]) {
  const id = meta.get('_thumbnail_id')
  if (!id || id === '0') return null
  const found = detailsOf(`picture:${id}`)
  if (!found?.url) notes.push('Its cover is not among the pictures of the file.')
  return found?.url ? { address: wholeAddress(found.url, site), alt: found.alt ?? '' } : null
}

const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/') + 1)

/** Other addresses of a post that visitors could see: by its number, and by the names that it had before. */
function oldAddressesOf(record: XmlRecord, { address }: WordpressSite) {
  const id = partOf(record, 'wp:post_id')
  const link = partOf(record, 'link')
  const folder = folderOf(link.replace(/\/$/, ''))
  const before = record.children.flatMap((child) => {
    const isOld = child.name === 'wp:postmeta' && partOf(child, 'wp:meta_key') === '_wp_old_slug'
    return isOld && folder.length > 'https://'.length ? `${folder}${partOf(child, 'wp:meta_value')}/` : []
  })
  const parameter = partOf(record, 'wp:post_type') === 'page' ? 'page_id' : 'p'
  return [...(id && id !== '0' ? [`${address}/?${parameter}=${id}`] : []), ...before.slice(0, 20)]
}

/** The page builder that a page was made with; undefined without one. */
function builderOf(meta: Map<string, string>) {
  const found = Object.entries(builders).find(([name]) => meta.get(name)?.replace(/^\[\]$/, ''))
  return found?.[1]
}

/** What an item had beside its content and is not taken. */
function leftBehind(record: XmlRecord, meta: Map<string, string>) {
  const comments = record.children.filter(({ name }) => name === 'wp:comment').length
  const fields = [...meta.keys()].filter((name) => name && !known.test(name) && !Object.hasOwn(builders, name))
  const isSticky = partOf(record, 'wp:is_sticky') === '1'
  return [
    ...(comments > 0
      ? [`${comments === 1 ? 'A comment is' : `${comments} comments are`} not taken: this site has none.`]
      : []),
    ...(fields.length > 0 ? [`Custom fields are not taken: ${listOf(fields)}.`] : []),
    ...(isSticky ? ['It stood before all others; here posts stand in the order of their dates.'] : []),
  ]
}
