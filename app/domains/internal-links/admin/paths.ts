import { editorPathOf, linksPathOf } from '~/domains/pages/editor-path'
import { isPageKind } from '~/domains/pages/page'
import type { SiteKind } from '../listing/site-kinds'

export const linksPath = '/admin/internal-links'

export const pagesPath = `${linksPath}/pages`

export const orphansPath = `${linksPath}/orphans`
export const problemsPath = `${linksPath}/problems`

export const acceptancePath = `${linksPath}/suggestions/acceptance`
export const straightPath = `${linksPath}/straight`
/** Suggestions for a text that is being written, and for the page that it is. */
export const besideTextPath = `${linksPath}/suggestions/beside`
export const dismissalPath = `${linksPath}/suggestions/dismissal`

export const pageViews = ['in', 'out', 'suggested-in', 'suggested-out'] as const

export type PageView = (typeof pageViews)[number]

export function readPageView(params: URLSearchParams): PageView {
  return pageViews.find((view) => view === params.get('show')) ?? 'in'
}

/** All about the links of one page. */
export function pagePath(path: string, show: PageView = 'in') {
  return show === 'in' ? linksPathOf(path) : `${linksPathOf(path)}&show=${show}`
}

const redirectsPath = '/admin/seo-settings/redirects'

/** Where a redirect of this address can be written. */
export const newRedirectPath = (from: string) => `${redirectsPath}?${new URLSearchParams({ new: from })}`

/** The redirects whose old addresses begin so. */
export const redirectsFrom = (path: string) => `${redirectsPath}?${new URLSearchParams({ q: path })}`

/** Where a page of the register is written; undefined for one of the site itself. */
export function editorOf({ kind, pageId }: { kind: SiteKind; pageId: string | null }) {
  return pageId && isPageKind(kind) ? editorPathOf(kind, pageId) : undefined
}
