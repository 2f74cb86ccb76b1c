/**
 * Landing pages that the site itself knows by their slugs: it links to them from its menus, and some live elsewhere than
 * `/<slug>`. They are content like every other page, and as long as one is not published nothing leads to it.
 */
export const SITE_PAGES = {
  home: { path: '/', title: 'Home' },
  about: { path: '/about', title: 'About' },
  'product-leadership': { path: '/product-leadership', title: 'Services' },
  help: { path: '/help', title: 'Help' },
  docs: { path: '/docs', title: 'Docs' },
  'docs-licences': { path: '/docs/licences', title: 'License keys' },
  privacy: { path: '/privacy', title: 'Privacy' },
  terms: { path: '/terms', title: 'Terms' },
  queuepro: { path: '/lp/queuepro', title: 'QueuePro' },
} as const

export type SitePageSlug = keyof typeof SITE_PAGES

export function isSitePageSlug(slug: string): slug is SitePageSlug {
  return Object.hasOwn(SITE_PAGES, slug)
}

const slugsByPath = new Map(Object.entries(SITE_PAGES).map(([slug, { path }]) => [path as string, slug]))

/** The slug of the landing page that lives at a path of its own; undefined for every other path. */
export const sitePageSlugAt = (path: string) => slugsByPath.get(path)
