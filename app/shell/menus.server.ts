import type { RouterContextProvider } from 'react-router'
import { databaseContext, pageContext } from '~/platform/http/request-context.server'
import { SITE_PAGES } from '~/wings/content/landing-pages/site-pages'
import {
  type Brand,
  defaultFooter,
  defaultNavigation,
  type FooterColumn,
  type NamedLink,
} from '~/wings/site/settings/brand'
import { contentPathOf, listPublishedPaths, SITE_PAGES_TAG } from '~/wings/web/pages/published-paths.queries.server'

const sitePagePaths: string[] = Object.values(SITE_PAGES).map(({ path }) => path)

/** What stands in the navigation bar and in the footer of every page. */
export interface Menus {
  navigation: NamedLink[]
  footer: FooterColumn[]
}

/**
 * The menus of the studio, without links to pages of content that are not published, and which of its own pages are: no
 * screen leads nowhere.
 */
export async function loadMenus(
  context: Readonly<RouterContextProvider>,
  brand: Brand,
): Promise<{ menus: Menus; sitePages: string[] }> {
  const navigation = brand.navigation ?? defaultNavigation
  const footer = brand.footer ?? defaultFooter
  const contentPaths = [...navigation, ...footer.flatMap(({ links }) => links)].flatMap(
    ({ url }) => contentPathOf(url) ?? [],
  )
  context.get(pageContext).addCacheTags(SITE_PAGES_TAG)
  const published = await listPublishedPaths(context.get(databaseContext), [...contentPaths, ...sitePagePaths])
  const leadsSomewhere = ({ url }: NamedLink) => {
    const path = contentPathOf(url)
    return path === undefined || published.has(path)
  }
  const menus = {
    navigation: navigation.filter(leadsSomewhere),
    footer: footer
      .map(({ title, links }) => ({ title, links: links.filter(leadsSomewhere) }))
      .filter(({ links }) => links.length > 0),
  }
  return { menus, sitePages: sitePagePaths.filter((path) => published.has(path)) }
}
