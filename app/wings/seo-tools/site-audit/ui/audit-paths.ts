import { isPageKind } from '~/wings/web/pages/page'
import { editorPath } from '~/wings/web/pages/page-admin-paths'

export const auditPath = '/admin/seo-settings/audit'
export const auditFindingsPath = `${auditPath}/findings`

/** The findings that are like this. */
export const filteredFindingsPath = (filter: Record<string, string>) =>
  `${auditFindingsPath}?${new URLSearchParams(filter)}`

interface AuditedAddress {
  kind: string
  path: string
  pageId: string | null
}

/** Where a page can be mended: its editor, else its settings; lists are made from their pages. */
export function getFixPath({ kind, path, pageId }: AuditedAddress) {
  if (pageId && isPageKind(kind)) return editorPath(kind, pageId)
  return kind === 'list' ? undefined : `/admin/seo-settings/pages/edit?${new URLSearchParams({ path })}`
}
