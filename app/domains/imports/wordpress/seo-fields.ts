import type { SeoFields } from '~/domains/writing/piece'

export interface SeoWords {
  title: string
  site: string
  excerpt: string
  category: string
  tags: string[]
  author: string
  date: Date | null
}

/** The search fields that Yoast, Rank Math or All in One SEO kept of a post, with their variables filled in. */
export function seoOf(meta: Map<string, string>, words: SeoWords) {
  const unknown = new Set<string>()
  const first = (...names: string[]) => {
    const text = names.map((name) => meta.get(name) ?? '').find(Boolean) ?? ''
    return filled(text, words, unknown)
  }
  const address = meta.get('_yoast_wpseo_canonical') || meta.get('rank_math_canonical_url') || ''
  const seo: Partial<SeoFields> = {
    metaTitle: first('_yoast_wpseo_title', 'rank_math_title', '_aioseo_title', '_aioseop_title'),
    metaDescription: first(
      ...['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description', '_aioseop_description'],
    ),
    ogTitle: first('_yoast_wpseo_opengraph-title', 'rank_math_facebook_title', '_aioseo_og_title'),
    ogDescription: first(
      ...['_yoast_wpseo_opengraph-description', 'rank_math_facebook_description', '_aioseo_og_description'],
    ),
    canonicalUrl: address,
    isNoindex:
      meta.get('_yoast_wpseo_meta-robots-noindex') === '1' || /"noindex"/.test(meta.get('rank_math_robots') ?? ''),
  }
  return { seo, unknown: [...unknown] }
}

/** "%%title%% %%sep%% %%sitename%%" as it read; variables that nobody knows are left out and named. */
function filled(text: string, words: SeoWords, unknown: Set<string>) {
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
  return said.replace(/\s+/g, ' ').replace(/^[\s–|-]+|[\s–|-]+$/g, '')
}

function variables({ title, site, excerpt, category, tags, author, date }: SeoWords): Record<string, string> {
  const day = date?.toISOString().slice(0, 10) ?? ''
  return {
    ...{ title, sitename: site, sitetitle: site, sep: '–', separator_sa: '–', page: '', sitedesc: '', pagenumber: '' },
    ...{ excerpt, excerpt_only: excerpt, category, primary_category: category, categories: category },
    ...{ tag: tags[0] ?? '', tags: tags.join(', '), name: author, post_author: author, date: day, focuskw: '' },
    ...{ currentyear: String(new Date().getFullYear()), seo_title: title, post_title: title, site_title: site },
  }
}
