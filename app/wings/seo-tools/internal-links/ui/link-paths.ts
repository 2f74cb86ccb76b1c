import { isPageKind } from '~/wings/web/pages/page'
import { editorPath, pageLinksPath } from '~/wings/web/pages/page-admin-paths'
import type { PublicPageKind } from '../links/public-page-kinds'

export const linksPath = '/admin/internal-links'

export const linkedPagesPath = `${linksPath}/pages`

export const siteSuggestionsPath = `${linksPath}/suggestions`
export const orphanPagesPath = `${linksPath}/orphans`
export const linkProblemsPath = `${linksPath}/problems`

export const linkedPageViews = ['in', 'out', 'suggested-in', 'suggested-out'] as const

export type LinkedPageView = (typeof linkedPageViews)[number]

export function readLinkedPageView(params: URLSearchParams): LinkedPageView {
  return linkedPageViews.find((view) => view === params.get('show')) ?? 'in'
}

/** All about the links of one page. */
export function linkedPageViewPath(path: string, show: LinkedPageView = 'in') {
  return show === 'in' ? pageLinksPath(path) : `${pageLinksPath(path)}&show=${show}`
}

const redirectsPath = '/admin/seo-settings/redirects'

/** Where a redirect of this address can be written. */
export const newRedirectPath = (from: string) => `${redirectsPath}?${new URLSearchParams({ new: from })}`

/** The redirects whose old addresses begin so. */
export const redirectSearchPath = (path: string) => `${redirectsPath}?${new URLSearchParams({ q: path })}`

/** Where a page of the register is written; undefined for one of the site itself. */
export function pageEditorPath({ kind, pageId }: { kind: PublicPageKind; pageId: string | null }) {
  return pageId && isPageKind(kind) ? editorPath(kind, pageId) : undefined
}
