import { editorPathOf } from '~/domains/pages/editor-path'
import { isPageKind } from '~/domains/pages/page'
import type { SiteKind } from '../listing/site-kinds'

export const linksPath = '/admin/internal-links'

const redirectsPath = '/admin/seo-settings/redirects'

/** Where a redirect of this address can be written. */
export const newRedirectPath = (from: string) => `${redirectsPath}?${new URLSearchParams({ new: from })}`

/** The redirects whose old addresses begin so. */
export const redirectsFrom = (path: string) => `${redirectsPath}?${new URLSearchParams({ q: path })}`

/** Where a page of the register is written; undefined for one of the site itself. */
export function editorOf({ kind, pageId }: { kind: SiteKind; pageId: string | null }) {
  return pageId && isPageKind(kind) ? editorPathOf(kind, pageId) : undefined
}
