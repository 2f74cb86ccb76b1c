import type { PatternKind } from '~/domains/patterns/pattern'
import { isOwnPage } from '~/domains/redirects/own-addresses'
import { fixedPages } from './public-pages'

const folders: [folder: string, kind: PatternKind][] = [
  ['/blog/', 'post'],
  ['/tools/', 'product'],
]
// of the site itself, but shown as the landing page that they are
const landingPages = ['/queuepro', '/lp/queuepro']

/** Whose pattern a page at this path follows; undefined for pages that are no content and not listed. */
export function patternKindAt(path: string): PatternKind | undefined {
  if (fixedPages.some((page) => page.path === path)) return 'site'
  if (landingPages.includes(path)) return 'landing-page'
  const isBelow = path.lastIndexOf('/') > 0
  if (isBelow) return folders.find(([folder]) => path.startsWith(folder))?.[1]
  return isOwnPage(path) ? undefined : 'landing-page'
}
