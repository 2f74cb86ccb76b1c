import { pageMeta } from '~/wings/web/seo/page-meta'
import type { PageMetaInput, SeoSite } from '~/wings/web/seo/page-meta-input'
import type { PageSeoContext } from '~/wings/web/seo/seo-settings'

/** What networks show of a link to a page, read from the tags in its head, so that both never say different things. */
export function buildSocialCard(site: SeoSite, seo: PageSeoContext, facts: PageMetaInput) {
  const tags = pageMeta([{ loaderData: site }, { loaderData: { seo } }], facts)
  const contentOf = (wanted: string) => {
    const tag = tags.find((one) => 'name' in one && one.name === wanted)
    return tag && 'content' in tag && typeof tag.content === 'string' ? tag.content : ''
  }
  const image = contentOf('twitter:image')
  return {
    title: contentOf('twitter:title'),
    description: contentOf('twitter:description'),
    // its own pictures as paths: the page may be looked at under another address
    image: image.startsWith(`${site.origin}/`) ? image.slice(site.origin.length) : image || null,
  }
}
