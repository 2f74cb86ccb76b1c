import { sitePageSlugAt } from '~/wings/content/landing-pages/site-pages'
import { isBuiltInPage } from '~/wings/web/redirects/reserved-paths'
import type { TitleTemplateKind } from '~/wings/web/title-templates/title-template'
import { builtInPages } from '../public-pages'

const kindsByFolder: [folder: string, kind: TitleTemplateKind][] = [
  ['/blog/', 'post'],
  ['/tools/', 'product'],
]
// of the site itself, but shown as the landing page that they are
const landingPages = ['/queuepro', '/lp/queuepro']

/** Whose pattern a page at this path follows; undefined for pages that are no content and not listed. */
export function titleTemplateKindFor(path: string): TitleTemplateKind | undefined {
  if (builtInPages.some((page) => page.path === path)) return 'site'
  if (sitePageSlugAt(path) && !landingPages.includes(path)) return 'site'
  if (landingPages.includes(path)) return 'landing-page'
  const isBelow = path.lastIndexOf('/') > 0
  if (isBelow) return kindsByFolder.find(([folder]) => path.startsWith(folder))?.[1]
  return isBuiltInPage(path) ? undefined : 'landing-page'
}
