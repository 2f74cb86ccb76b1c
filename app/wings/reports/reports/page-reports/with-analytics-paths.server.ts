import type { Database } from '~/platform/database/database.server'
import { pageAnalyticsPath } from '~/wings/web/pages/page-admin-paths'
import { findPagesByPath } from '~/wings/web/pages/queries.server'
import type { Panel } from '../overview/panel'

/** Panels whose posts and products lead to their own figures; for admins, whom these are shown to. */
export async function withAnalyticsPaths<One extends Panel>(db: Database, panels: One[]): Promise<One[]> {
  const seen = panels.filter(({ name }) => name === 'pages').flatMap(({ rows }) => rows.map(({ value }) => value))
  const paths = new Map<string, string>()
  for (const { kind, id, path } of await findPagesByPath(db, seen))
    if (kind !== 'landing-page') paths.set(path, pageAnalyticsPath(kind, id))
  return panels.map((panel) => {
    if (panel.name !== 'pages') return panel
    return { ...panel, rows: panel.rows.map((row) => ({ ...row, analyticsPath: paths.get(row.value) })) }
  })
}
