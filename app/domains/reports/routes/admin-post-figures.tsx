import { postPath } from '~/domains/blog/post'
import { findPostForAnalytics } from '~/domains/blog/queries.server'
import { editorPath } from '~/domains/pages/editor-path'
import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { toPageReportPreview } from '../page/page-figures'
import { PageReportLayout } from '../page/page-report-frame'
import { PageReportView } from '../page/page-report-view'
import { loadPostReport } from '../post/load-post-report.server'
import { buildPostReport } from '../post/post-page'
import type { Route } from './+types/admin-post-figures'

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
  return [{ title: `${loaderData?.page.title || 'Post'} – Analytics` }, { name: 'robots', content: 'noindex' }]
}

export default function AdminPostAnalytics({ loaderData: { page, report, daysBehind } }: Route.ComponentProps) {
  const list = { path: '/admin/blog', label: 'Blog Posts' }
  return (
    <PageReportLayout page={page} list={list} period={report.period} outdatedDays={daysBehind}>
      <PageReportView report={report} noun="post" />
    </PageReportLayout>
  )
}
