import type { SearchFields } from '~/domains/seo/search-fields.server'
import { element, htmlElement, meta } from './wxr-xml'

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

export function wxrItem(item: WxrItem) {
  const day = `${item.at.slice(0, 10)} ${item.at.slice(11, 19)}`
  return [
    '<item>\n',
    element('title', item.title),
    element('link', item.link),
    element('pubDate', new Date(item.at).toUTCString()),
    element('dc:creator', item.author),
    element('guid', item.link, { isPermaLink: 'false' }),
    htmlElement('content:encoded', item.html),
    htmlElement('excerpt:encoded', item.excerpt),
    element('wp:post_id', item.number),
    element('wp:post_date', day),
    element('wp:post_date_gmt', day),
    element('wp:comment_status', 'closed'),
    element('wp:ping_status', 'closed'),
    element('wp:post_name', item.slug),
    element('wp:status', item.status),
    element('wp:post_parent', 0),
    element('wp:menu_order', 0),
    element('wp:post_type', item.type),
    element('wp:post_password', ''),
    element('wp:is_sticky', 0),
    ...item.terms.map(({ domain, name, slug }) => element('category', name, { domain, nicename: slug })),
    item.extra,
    '</item>\n',
  ].join('')
}

/** What search engines are told, where the most used plug-in keeps it. */
export function searchMeta({ metaTitle, metaDescription, canonicalUrl, isNoindex, ...fields }: SearchFields) {
  const { keyphrase, synonyms, isPillar } = fields
  return [
    metaTitle && meta('_yoast_wpseo_title', metaTitle),
    metaDescription && meta('_yoast_wpseo_metadesc', metaDescription),
    canonicalUrl && meta('_yoast_wpseo_canonical', canonicalUrl),
    isNoindex && meta('_yoast_wpseo_meta-robots-noindex', 1),
    keyphrase && meta('_yoast_wpseo_focuskw', keyphrase),
    synonyms && meta('_yoast_wpseo_keywordsynonyms', JSON.stringify([synonyms])),
    isPillar && meta('_yoast_wpseo_is_cornerstone', 1),
  ]
    .filter(Boolean)
    .join('')
}
