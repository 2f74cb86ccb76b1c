import type { RouterContextProvider } from 'react-router'
import { databaseContext, pageContext } from '~/platform/http/request-context.server'
import { SITE_PAGES } from '~/wings/content/landing-pages/site-pages'
import type { Brand, NamedLink } from '~/wings/site/settings/brand'
import { type MenuItem, type Menus, menusOf } from '~/wings/site/settings/menus'
import { contentPathOf, listPublishedPaths, SITE_PAGES_TAG } from '~/wings/web/pages/published-paths.queries.server'

const sitePagePaths: string[] = Object.values(SITE_PAGES).map(({ path }) => path)

/**
 * The menus of the studio, without links to pages of content that are not published, and which of its own pages are: no
 * screen leads nowhere.
 */
export async function loadMenus(
  context: Readonly<RouterContextProvider>,
  brand: Brand,
): Promise<{ menus: Menus; sitePages: string[] }> {
  const { navigation, footer } = menusOf(brand)
  const links = [...navigation, ...footer].flatMap((item) => [item, ...item.children])
  context.get(pageContext).addCacheTags(SITE_PAGES_TAG)
  const contentPaths = links.flatMap(({ url }) => contentPathOf(url) ?? [])
  const published = await listPublishedPaths(context.get(databaseContext), [...contentPaths, ...sitePagePaths])
  const leadsSomewhere = ({ url }: NamedLink) => {
    const path = contentPathOf(url)
    return url !== '' && (path === undefined || published.has(path))
  }
  return {
    menus: { navigation: keepLinks(navigation, leadsSomewhere), footer: keepLinks(footer, leadsSomewhere) },
    sitePages: sitePagePaths.filter((path) => published.has(path)),
  }
}

/** The items that lead somewhere, or have others below them that do. */
function keepLinks(items: MenuItem[], leadsSomewhere: (link: NamedLink) => boolean) {
  return items.flatMap((item) => {
    const children = item.children.filter(leadsSomewhere)
    const url = leadsSomewhere(item) ? item.url : ''
    return url || children.length > 0 ? [{ label: item.label, url, children }] : []
  })
}
