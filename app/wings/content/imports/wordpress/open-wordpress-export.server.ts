import { decodeHtmlEntities, htmlToText } from '../engine/html-to-text'
import { type OpenedSource, SourceError, type SourceItem } from '../sources/source-item'
import { streamFileText } from '../sources/stream-file-text.server'
import { streamXmlRecords, type XmlRecord } from '../sources/stream-xml-records.server'
import { findContentRefs, hasOwnGallery } from './convert-content'
import { convertWordpressPost, type WordpressSite } from './convert-wordpress-post'
import { findRefusal } from './publication'
import { parseWordpressDate, readChildText, readPostMeta } from './wxr-item'

// rss, and channel in it
const DEPTH_OF_ITEMS = 2
// what is indexed must be short
const MAX_NAME_LENGTH = 200

/** What a WordPress export (WXR) holds. The head of the file names the site, so it is read first. @throws SourceError */
export async function openWordpressExport(file: string): Promise<OpenedSource> {
  const site = await readSite(file)
  return { site: site.address, matchesByAddress: false, items: () => readItems(file, site) }
}

async function readSite(file: string): Promise<WordpressSite> {
  const head = new Map<string, string>()
  for await (const { name, text } of streamXmlRecords(streamFileText(file), DEPTH_OF_ITEMS)) {
    if (name === 'item' || name === 'wp:author' || name === 'wp:category') break
    head.set(name, text.trim())
  }
  if (!head.has('wp:wxr_version')) throw new SourceError('This is not a WordPress export: the version is missing.')
  const address = (head.get('wp:base_blog_url') || head.get('link') || '').replace(/\/$/, '')
  if (!URL.canParse(address)) throw new SourceError('This export does not contain the site URL.')
  return { address, title: decodeHtmlEntities(head.get('title') ?? '') }
}

async function* readItems(file: string, site: WordpressSite): AsyncGenerator<SourceItem> {
  const place = URL.parse(site.address)
  const keyOf = (ref: string) => `wordpress:${place?.host}${place?.pathname.replace(/\/$/, '')}:${ref}`
  for await (const record of streamXmlRecords(streamFileText(file), DEPTH_OF_ITEMS)) {
    const item = toItem(record, site)
    if (item) yield { line: record.line, key: keyOf(item.ref), ...item }
  }
}

type ItemDescription = Omit<SourceItem, 'key' | 'line'>

function toItem(record: XmlRecord, site: WordpressSite): ItemDescription | undefined {
  switch (record.name) {
    case 'item':
      return readChildText(record, 'wp:post_type') === 'attachment' ? toPictureItem(record) : toPostItem(record, site)
    case 'wp:author':
      return toPersonItem(record)
    case 'wp:category':
      return toTermItem('category', readChildText(record, 'wp:category_nicename'), readChildText(record, 'wp:cat_name'))
    case 'wp:tag':
      return toTermItem('tag', readChildText(record, 'wp:tag_slug'), readChildText(record, 'wp:tag_name'))
    case 'wp:term': {
      const taxonomy = readChildText(record, 'wp:term_taxonomy')
      return toTermItem(
        taxonomy || 'term',
        readChildText(record, 'wp:term_slug'),
        readChildText(record, 'wp:term_name'),
      )
    }
    default:
      return undefined
  }
}

function toPostItem(record: XmlRecord, site: WordpressSite): ItemDescription {
  const type = readChildText(record, 'wp:post_type')
  const ref = `post:${postIdentifier(record)}`
  const refusal = record.isTruncated ? 'It has more than 32 million characters.' : findRefusal(record)
  const title = htmlToText(readChildText(record, 'title')).slice(0, 200)
  const item = {
    ref,
    title,
    address: readChildText(record, 'link'),
    details: { slug: readChildText(record, 'wp:post_name') },
  }
  if (refusal) return { ...item, kind: type === 'post' || type === 'page' ? type : 'other', refusal }
  const written = readChildText(record, 'content:encoded')
  const cover = readPostMeta(record).get('_thumbnail_id')
  const needs = [
    `person:${readChildText(record, 'dc:creator')}`,
    ...findContentRefs(written),
    ...(cover ? [`picture:${cover}`] : []),
  ]
  if (hasOwnGallery(written)) needs.push(`pictures of ${ref}`)
  return {
    ...item,
    kind: type as 'post' | 'page',
    writtenAt: parseWordpressDate(readChildText(record, 'wp:post_date_gmt')),
    neededRefs: needs,
    length: record.length ?? written.length,
    document: (detailsOf) => convertWordpressPost(record, site, ref, detailsOf),
  }
}

/** Some programs write 0 for every post, which names none of them. */
function postIdentifier(record: XmlRecord) {
  const id = readChildText(record, 'wp:post_id')
  if (id && id !== '0') return id
  return readChildText(record, 'guid') || `line ${record.line} ${readChildText(record, 'link')}`
}

function toPictureItem(record: XmlRecord): ItemDescription {
  const url = readChildText(record, 'wp:attachment_url') || readChildText(record, 'guid')
  const details = {
    url,
    alt: (readPostMeta(record).get('_wp_attachment_image_alt') ?? '').slice(0, 500),
    caption: htmlToText(readChildText(record, 'excerpt:encoded')).slice(0, 500),
    parent: `post:${readChildText(record, 'wp:post_parent').slice(0, MAX_NAME_LENGTH)}`,
  }
  const title = htmlToText(readChildText(record, 'title')).slice(0, 200)
  return {
    kind: 'picture',
    ref: `picture:${readChildText(record, 'wp:post_id')}`,
    title,
    address: readChildText(record, 'link'),
    details,
  }
}

function toPersonItem(record: XmlRecord): ItemDescription {
  const login = readChildText(record, 'wp:author_login')
  const name = decodeHtmlEntities(readChildText(record, 'wp:author_display_name')) || login
  const listed = 'Imported as author name. No account was created.'
  return { kind: 'person', ref: `person:${login}`, title: name, address: '', details: { name }, listedNote: listed }
}

function toTermItem(taxonomy: string, slug: string, name: string): ItemDescription {
  const known: Record<string, string> = {
    category: 'Imported as category, or as a tag if it is not the first category of a post.',
    tag: 'Imported as a tag.',
    nav_menu: 'Menus are not imported.',
    post_format: 'Post formats are not imported.',
  }
  const listed = Object.hasOwn(known, taxonomy) ? known[taxonomy] : `The taxonomy “${taxonomy}” is not supported.`
  return {
    kind: 'term',
    ref: `${taxonomy}:${slug}`,
    title: decodeHtmlEntities(name) || slug,
    address: '',
    listedNote: listed,
  }
}
