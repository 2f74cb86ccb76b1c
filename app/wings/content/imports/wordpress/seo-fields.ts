import { optionalUrlSchema } from '~/wings/publishing/writing/entry'
import type { SeoFields } from '~/wings/web/seo/seo-fields'
import { seoRecord } from '~/wings/web/seo/seo-record'
import { parseSynonyms } from '~/wings/web/seo-analysis/parse-synonyms'
import { truncateWithNote } from './truncate-with-note'

export interface SeoVariables {
  title: string
  site: string
  excerpt: string
  category: string
  tags: string[]
  author: string
  date: Date | null
}

// for single networks, which show what all others do here
const ofNetworks = /^(?:_yoast_wpseo_(?:opengraph-image|twitter-)|rank_math_(?:facebook_image|twitter_))/

/** The search fields that Yoast, Rank Math or All in One SEO kept of a post, with their variables filled in. */
export function convertSeoFields(meta: Map<string, string>, words: SeoVariables, site: string, notes: string[]) {
  const unknown = new Set<string>()
  const first = (column: SeoTextColumn, ...names: string[]) => {
    const text = names.map((name) => meta.get(name) ?? '').find(Boolean) ?? ''
    return truncateSeoText(column, fillVariables(text, words, unknown), notes)
  }
  const seo: Partial<SeoFields> = {
    metaTitle: first('metaTitle', '_yoast_wpseo_title', 'rank_math_title', '_aioseo_title', '_aioseop_title'),
    metaDescription: first(
      'metaDescription',
      ...['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description', '_aioseop_description'],
    ),
    ogTitle: first('ogTitle', '_yoast_wpseo_opengraph-title', 'rank_math_facebook_title', '_aioseo_og_title'),
    ogDescription: first(
      'ogDescription',
      ...['_yoast_wpseo_opengraph-description', 'rank_math_facebook_description', '_aioseo_og_description'],
    ),
    canonicalUrl: readCanonicalUrl(meta, site, notes),
    ...readKeyphrases(meta, notes),
    isNoindex:
      meta.get('_yoast_wpseo_meta-robots-noindex') === '1' || /"noindex"/.test(meta.get('rank_math_robots') ?? ''),
  }
  if (unknown.size > 0) notes.push(`Unknown variables in SEO fields: ${[...unknown].slice(0, 10).join(', ')}.`)
  if ([...meta].some(([name, value]) => value && ofNetworks.test(name)))
    notes.push('Separate X and Facebook previews were not imported.')
  return seo
}

/** Yoast keeps one keyphrase and its synonyms apart, Rank Math keeps all phrases in one list, the first of them the main one. */
function readKeyphrases(meta: Map<string, string>, notes: string[]) {
  const [first = '', ...others] = parseSynonyms(meta.get('rank_math_focus_keyword') ?? '')
  const synonyms = yoastSynonyms(meta.get('_yoast_wpseo_keywordsynonyms') ?? '') || others.join(', ')
  return {
    keyphrase: truncateSeoText('focusKeyphrase', (meta.get('_yoast_wpseo_focuskw') || first).trim(), notes),
    synonyms: truncateSeoText('synonyms', synonyms, notes),
    isPillar: meta.get('_yoast_wpseo_is_cornerstone') === '1' || meta.get('rank_math_pillar_content') === 'on',
  }
}

type SeoTextColumn = 'metaTitle' | 'metaDescription' | 'ogTitle' | 'ogDescription' | 'focusKeyphrase' | 'synonyms'

function truncateSeoText(column: SeoTextColumn, text: string, notes: string[]) {
  const { maxLength, noun } = seoRecord[column]
  return truncateWithNote(text, maxLength, noun, notes)
}

/** A list as JSON, the first entry of which belongs to the keyphrase. */
function yoastSynonyms(kept: string) {
  try {
    const [first]: unknown[] = JSON.parse(kept)
    return typeof first === 'string' ? first.trim() : ''
  } catch {
    return ''
  }
}

/** The address that search engines are told, whole; one that cannot be read is left out. */
function readCanonicalUrl(meta: Map<string, string>, site: string, notes: string[]) {
  const given = (meta.get('_yoast_wpseo_canonical') || meta.get('rank_math_canonical_url') || '').trim()
  if (!given) return ''
  const isWhole = /^https?:\/\//i.test(given)
  const url = isWhole || /^\/(?!\/)/.test(given) ? URL.parse(given, site) : null
  const isTaken =
    url !== null &&
    url.href.length <= seoRecord.canonicalUrl.maxLength &&
    optionalUrlSchema.safeParse(isWhole ? given : url.href).success
  if (!isTaken) notes.push(`Invalid canonical URL: ${given.slice(0, 200).toWellFormed()}`)
  return isTaken ? (isWhole ? given : url.href) : ''
}

/** "%%title%% %%sep%% %%sitename%%" as it read; variables that nobody knows are left out and named. */
function fillVariables(text: string, words: SeoVariables, unknown: Set<string>) {
  const known = variables(words)
  const said = text
    .slice(0, 2_000)
    .replace(/%%([a-z_]{2,40})%%|%([a-z_]{2,40})(?:\([^()%]{0,100}\))?%/gi, (whole, yoast, rankMath) => {
      const name = String(yoast ?? rankMath).toLowerCase()
      if (Object.hasOwn(known, name)) return known[name] ?? ''
      // "50% off, 20% more" names no variable
      if (rankMath !== undefined && !/^%[a-z_]+%$/.test(whole)) return whole
      unknown.add(whole)
      return ''
    })
  return said.replace(/\s+/g, ' ').replace(/^[\s–|-]+|(?<![\s–|-])[\s–|-]+$/g, '')
}

function variables({ title, site, excerpt, category, tags, author, date }: SeoVariables): Record<string, string> {
  const day = date?.toISOString().slice(0, 10) ?? ''
  return {
    title,
    sitename: site,
    sitetitle: site,
    sep: '–',
    separator_sa: '–',
    page: '',
    sitedesc: '',
    pagenumber: '',
    excerpt,
    excerpt_only: excerpt,
    category,
    primary_category: category,
    categories: category,
    tag: tags[0] ?? '',
    tags: tags.join(', '),
    name: author,
    post_author: author,
    date: day,
    focuskw: '',
    currentyear: String(new Date().getFullYear()),
    seo_title: title,
    post_title: title,
    site_title: site,
  }
}
