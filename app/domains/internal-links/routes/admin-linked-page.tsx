import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { LinksIn, LinksOut } from '../admin/page-links'
import { PageSummary } from '../admin/page-summary'
import { PageViews } from '../admin/page-views'
import { pagesPath, readPageView } from '../admin/paths'
import { findLinkedPage } from '../listing/find-linked-page.server'
import { linkPlaceIn } from '../listing/link-mark'
import { listLinksOf } from '../listing/list-links.server'
import { pathIn } from '../listing/path-place'
import type { Route } from './+types/admin-linked-page'

const SHOWN = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const path = pathIn(url.searchParams, 'path')
  const page = path && (await findLinkedPage(db, path))
  if (!page) throw notFound('Page')
  const view = readPageView(url.searchParams)
  const end = view === 'in' ? { to: page.path } : { from: page.path }
  return { page, view, links: await listLinksOf(db, end, linkPlaceIn(url.searchParams), SHOWN) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.page.title ?? 'Page'} – Internal Links` }, { name: 'robots', content: 'noindex' }]
}

export default function AdminLinkedPage({ loaderData: { page, view, links } }: Route.ComponentProps) {
  return (
    <>
      <p className="mb-3 text-dense">
        <Link to={pagesPath} className="inline-flex items-center gap-1.5 text-muted hover:text-ink hover:underline">
          <ArrowLeft size={15} aria-hidden="true" />
          All pages
        </Link>
      </p>
      <PageSummary page={page}>
        <PageViews path={page.path} view={view} />
      </PageSummary>
      {view === 'in' ? <LinksIn links={links} page={page} /> : <LinksOut links={links} page={page} />}
    </>
  )
}
