import type { SeoFields } from '~/wings/web/seo/seo-fields'
import { cdataElement, postMeta, xmlElement } from './wxr-xml'

export interface WxrItem {
  /** WordPress counts its posts, pages and pictures together. */
  number: number
  type: 'post' | 'page' | 'attachment'
  title: string
  link: string
  /** Empty while nobody has chosen one. */
  slug: string
  status: 'publish' | 'future' | 'draft' | 'trash' | 'inherit'
  /** When it came or comes out, else when it was begun. */
  at: string
  author: string
  html: string
  excerpt: string
  /** Each with its short name. */
  terms: { domain: 'category' | 'post_tag'; name: string; slug: string }[]
  /** Fields that only some have: the address of a picture, its cover. */
  extra: string
}

export function renderWxrItem(item: WxrItem) {
  const day = `${item.at.slice(0, 10)} ${item.at.slice(11, 19)}`
  return [
    '<item>\n',
    xmlElement('title', item.title),
    xmlElement('link', item.link),
    xmlElement('pubDate', new Date(item.at).toUTCString()),
    xmlElement('dc:creator', item.author),
    xmlElement('guid', item.link, { isPermaLink: 'false' }),
    cdataElement('content:encoded', item.html),
    cdataElement('excerpt:encoded', item.excerpt),
    xmlElement('wp:post_id', item.number),
    xmlElement('wp:post_date', day),
    xmlElement('wp:post_date_gmt', day),
    xmlElement('wp:comment_status', 'closed'),
    xmlElement('wp:ping_status', 'closed'),
    xmlElement('wp:post_name', item.slug),
    xmlElement('wp:status', item.status),
    xmlElement('wp:post_parent', 0),
    xmlElement('wp:menu_order', 0),
    xmlElement('wp:post_type', item.type),
    xmlElement('wp:post_password', ''),
    xmlElement('wp:is_sticky', 0),
    ...item.terms.map(({ domain, name, slug }) => xmlElement('category', name, { domain, nicename: slug })),
    item.extra,
    '</item>\n',
  ].join('')
}

/** What search engines are told, where the most used plug-in keeps it. */
export function yoastMeta({ metaTitle, metaDescription, canonicalUrl, isNoindex, ...fields }: SeoFields) {
  const { keyphrase, synonyms, isPillar } = fields
  return [
    metaTitle && postMeta('_yoast_wpseo_title', metaTitle),
    metaDescription && postMeta('_yoast_wpseo_metadesc', metaDescription),
    canonicalUrl && postMeta('_yoast_wpseo_canonical', canonicalUrl),
    isNoindex && postMeta('_yoast_wpseo_meta-robots-noindex', 1),
    keyphrase && postMeta('_yoast_wpseo_focuskw', keyphrase),
    synonyms && postMeta('_yoast_wpseo_keywordsynonyms', JSON.stringify([synonyms])),
    isPillar && postMeta('_yoast_wpseo_is_cornerstone', 1),
  ]
    .filter(Boolean)
    .join('')
}
