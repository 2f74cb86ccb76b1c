import { editorPathOf } from '~/domains/pages/editor-path'
import { isPageKind } from '~/domains/pages/page'

export const auditPath = '/admin/seo-settings/audit'
export const findingsPath = `${auditPath}/findings`
export const runningPath = `${auditPath}/running`
export const nightlyPath = `${auditPath}/nightly`

/** The findings that are like this. */
export const findingsLike = (filter: Record<string, string>) => `${findingsPath}?${new URLSearchParams(filter)}`

interface AuditedAddress {
  kind: string
  path: string
  pageId: string | null
}

/** Where a page can be mended: its editor, else its settings; lists are made from their pages. */
export function mendingPathOf({ kind, path, pageId }: AuditedAddress) {
  if (pageId && isPageKind(kind)) return editorPathOf(kind, pageId)
  return kind === 'list' ? undefined : `/admin/seo-settings/pages/edit?${new URLSearchParams({ path })}`
}
