import { plainText, wordsOf } from '../html/words-of'
import { type Source, SourceFault, type SourceItem } from '../reading/source-item'
import { textOfFile } from '../reading/text-of-file.server'
import { type XmlRecord, xmlRecords } from '../reading/xml-records.server'
import { refusalOf } from './fate'
import { documentOf, type WordpressSite } from './post-document'
import { hasOwnGallery, refsIn } from './text/content'
import { metaOf, momentOf, partOf } from './wxr-item'

// rss, and channel in it
const DEPTH_OF_ITEMS = 2
// what is indexed must be short
const LONGEST_NAME = 200

/** What a WordPress export (WXR) holds. The head of the file names the site, so it is read first. @throws SourceFault */
export async function openWordpress(file: string): Promise<Source> {
  const site = await siteOf(file)
  return { site: site.address, isByAddress: false, items: () => itemsOf(file, site) }
}

async function siteOf(file: string): Promise<WordpressSite> {
  const head = new Map<string, string>()
  for await (const { name, text } of xmlRecords(textOfFile(file), DEPTH_OF_ITEMS)) {
    if (name === 'item' || name === 'wp:author' || name === 'wp:category') break
    head.set(name, text.trim())
  }
  if (!head.has('wp:wxr_version')) throw new SourceFault('This is no export of WordPress: it does not say its version.')
  const address = (head.get('wp:base_blog_url') || head.get('link') || '').replace(/\/$/, '')
  if (!URL.canParse(address)) throw new SourceFault('This export does not say which site it is of.')
  return { address, title: plainText(head.get('title') ?? '') }
}

async function* itemsOf(file: string, site: WordpressSite): AsyncGenerator<SourceItem> {
  const place = URL.parse(site.address)
  const keyOf = (ref: string) => `wordpress:${place?.host}${place?.pathname.replace(/\/$/, '')}:${ref}`
  for await (const record of xmlRecords(textOfFile(file), DEPTH_OF_ITEMS)) {
    const item = itemOf(record, site)
    if (item) yield { line: record.line, key: keyOf(item.ref), ...item }
  }
}

type Described = Omit<SourceItem, 'key' | 'line'>

function itemOf(record: XmlRecord, site: WordpressSite): Described | undefined {
  switch (record.name) {
    case 'item':
      return partOf(record, 'wp:post_type') === 'attachment' ? pictureOf(record) : postOf(record, site)
    case 'wp:author':
      return personOf(record)
    case 'wp:category':
      return termOf('category', partOf(record, 'wp:category_nicename'), partOf(record, 'wp:cat_name'))
    case 'wp:tag':
      return termOf('tag', partOf(record, 'wp:tag_slug'), partOf(record, 'wp:tag_name'))
    case 'wp:term': {
      const taxonomy = partOf(record, 'wp:term_taxonomy')
      return termOf(taxonomy || 'term', partOf(record, 'wp:term_slug'), partOf(record, 'wp:term_name'))
    }
    default:
      return undefined
  }
}

function postOf(record: XmlRecord, site: WordpressSite): Described {
  const type = partOf(record, 'wp:post_type')
  const ref = `post:${nameOf(record)}`
  const refusal = record.isCut ? 'It has more than 32 million characters.' : refusalOf(record)
  const title = wordsOf(partOf(record, 'title')).slice(0, 200)
  const item = { ref, title, address: partOf(record, 'link'), details: { slug: partOf(record, 'wp:post_name') } }
  if (refusal) return { ...item, kind: type === 'post' || type === 'page' ? type : 'other', refusal }
  const written = partOf(record, 'content:encoded')
  const cover = metaOf(record).get('_thumbnail_id')
  const needs = [`person:${partOf(record, 'dc:creator')}`, ...refsIn(written), ...(cover ? [`picture:${cover}`] : [])]
  if (hasOwnGallery(written)) needs.push(`pictures of ${ref}`)
  return {
    ...item,
    kind: type as 'post' | 'page',
    writtenAt: momentOf(partOf(record, 'wp:post_date_gmt')),
    needs,
    length: record.length ?? written.length,
    document: (detailsOf) => documentOf(record, site, ref, detailsOf),
  }
}

/** Some programs write 0 for every post, which names none of them. */
function nameOf(record: XmlRecord) {
  const id = partOf(record, 'wp:post_id')
  if (id && id !== '0') return id
  return partOf(record, 'guid') || `line ${record.line} ${partOf(record, 'link')}`
}

function pictureOf(record: XmlRecord): Described {
  const url = partOf(record, 'wp:attachment_url') || partOf(record, 'guid')
  const details = {
    url,
    alt: (metaOf(record).get('_wp_attachment_image_alt') ?? '').slice(0, 500),
    caption: wordsOf(partOf(record, 'excerpt:encoded')).slice(0, 500),
    parent: `post:${partOf(record, 'wp:post_parent').slice(0, LONGEST_NAME)}`,
  }
  const title = wordsOf(partOf(record, 'title')).slice(0, 200)
  return {
    kind: 'picture',
    ref: `picture:${partOf(record, 'wp:post_id')}`,
    title,
    address: partOf(record, 'link'),
    details,
  }
}

function personOf(record: XmlRecord): Described {
  const login = partOf(record, 'wp:author_login')
  const name = plainText(partOf(record, 'wp:author_display_name')) || login
  const listed = 'Named as the author of what they wrote; no account is made.'
  return { kind: 'person', ref: `person:${login}`, title: name, address: '', details: { name }, listed }
}

function termOf(taxonomy: string, slug: string, name: string): Described {
  const known: Record<string, string> = {
    category: 'Posts in it have it as their category, or as a tag when it is not their first.',
    tag: 'Posts keep it as their tag.',
    nav_menu: 'A menu; the menus of this site are its own.',
    post_format: 'A format of the old theme.',
  }
  const listed = Object.hasOwn(known, taxonomy) ? known[taxonomy] : `Terms of “${taxonomy}” have no place here.`
  return { kind: 'term', ref: `${taxonomy}:${slug}`, title: plainText(name) || slug, address: '', listed }
}
