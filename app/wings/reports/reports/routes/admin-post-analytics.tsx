import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { postPath } from '~/wings/content/blog/post'
import { findPostForAnalytics } from '~/wings/content/blog/queries.server'
import { editorPath } from '~/wings/web/pages/page-admin-paths'
import { loadPostReport } from '../page-reports/load-post-report.server'
import { toPageReportPreview } from '../page-reports/page-report'
import { buildPostReport } from '../page-reports/post-report'
import { PageReportLayout } from '../ui/page-report-layout'
import { PageReportView } from '../ui/page-report-view'
import type { Route } from './+types/admin-post-analytics'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const post = await findPostForAnalytics(db, params.postId)
  if (!post) throw notFound('Post')
  const { id, title, slug, publishedAt, deletedAt } = post
  const counted = await loadPostReport(db, post, url.searchParams)
  return {
    page: { title, path: postPath(slug), editPath: editorPath('post', id), publishedAt, deletedAt },
    report: toPageReportPreview(buildPostReport(counted)),
    daysBehind: counted.daysBehind,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return noindexMeta(`${loaderData?.page.title || 'Post'} – Analytics`)
}

export default function AdminPostAnalytics({ loaderData: { page, report, daysBehind } }: Route.ComponentProps) {
  const list = { path: '/admin/blog', label: 'Blog Posts' }
  return (
    <PageReportLayout page={page} list={list} period={report.period} outdatedDays={daysBehind}>
      <PageReportView report={report} noun="post" />
    </PageReportLayout>
  )
}
