import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { Database } from '~/platform/database/database.server'
import { notFound } from '~/platform/errors/errors'
import { readIntent, submitIntent } from '~/platform/forms/submit-intent.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { Notice } from '~/ui/workspace/notice'
import { PageHeader } from '~/ui/workspace/page-header'
import { useRevalidateWhile } from '~/ui/workspace/use-revalidate-while'
import { adminContext } from '~/wings/site/admin-context.server'
import { readLinkCursors } from '../links/link-cursor'
import { findLinkedPage, findPendingPageTitle } from '../links/linked-page.queries.server'
import { listPageLinks } from '../links/links.queries.server'
import { readPathParam } from '../links/path-cursor'
import { pageKeywordsForm } from '../suggestions/page-keywords'
import { findPageKeywords, setPageKeywords } from '../suggestions/page-keywords.commands.server'
import { findInboundSuggestions, findOutboundSuggestions } from '../suggestions/queries.server'
import {
  findSuggestionSettings,
  setSuggestionSettings,
  suggestionSettingsForm,
} from '../suggestions/suggestion-settings.commands.server'
import {
  type LinkedPageView,
  linkedPagesPath,
  linkedPageViewPath,
  linkedPageViews,
  readLinkedPageView,
} from '../ui/link-paths'
import { PageLinks } from '../ui/page-links'
import { PageSummary } from '../ui/page-summary'
import { SuggestionsView } from '../ui/suggestions-view'
import { ViewTabs } from '../ui/view-tabs'
import type { Route } from './+types/admin-linked-page'

const REFETCH_MS = 1_000

const PAGE_SIZE = 50

const viewLabels: Record<LinkedPageView, string> = {
  in: 'Inbound links',
  out: 'Outbound links',
  'suggested-in': 'Inbound suggestions',
  'suggested-out': 'Outbound suggestions',
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const path = readPathParam(url.searchParams, 'path')
  const page = path && (await findLinkedPage(db, path))
  if (!page) return { unread: await findPendingPage(db, path) } as const
  const asked = readLinkedPageView(url.searchParams)
  const { pageId } = page
  // suggestions are made between pieces, whose texts are known
  if (!pageId || asked === 'in' || asked === 'out') {
    const view = asked === 'out' ? 'out' : 'in'
    const end = view === 'in' ? { to: page.path } : { from: page.path }
    return { page, view, links: await listPageLinks(db, end, readLinkCursors(url.searchParams), PAGE_SIZE) } as const
  }
  const direction = asked === 'suggested-in' ? 'in' : 'out'
  const found =
    direction === 'in' ? await findInboundSuggestions(db, pageId) : await findOutboundSuggestions(db, pageId)
  const told = { pageKeywords: await findPageKeywords(db, pageId), settings: await findSuggestionSettings(db) }
  return { page, view: asked, suggestions: { pageId, direction, result: found, ...told } } as const
}

async function findPendingPage(db: Database, path: string | undefined) {
  const title = path && (await findPendingPageTitle(db, path))
  if (title === undefined || !path) throw notFound('Page')
  return { path, title }
}

export async function action({ request, context }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if ((await readIntent(request)) === 'page-keywords') {
    return submitIntent(request, 'page-keywords', pageKeywordsForm, async ({ pageId, ...keywords }) => {
      await setPageKeywords(db, by, pageId, keywords)
      return 'Saved.'
    })
  }
  return submitIntent(request, 'suggestion-settings', suggestionSettingsForm, async (settings) => {
    await setSuggestionSettings(db, by, settings)
    return 'Saved.'
  })
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.page?.title ?? loaderData?.unread?.title
  return noindexMeta(`${title ?? 'Page'} – Internal Links`)
}

export default function AdminLinkedPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.unread) return <PendingPageNotice {...loaderData.unread} />
  const { page, view } = loaderData
  const views = linkedPageViews.filter((one) => page.pageId || !one.startsWith('suggested'))
  return (
    <>
      <p className="mb-3 text-dense">
        <Link
          to={linkedPagesPath}
          className="inline-flex items-center gap-1.5 text-muted hover:text-ink hover:underline"
        >
          <ArrowLeft size={15} aria-hidden="true" />
          All pages
        </Link>
      </p>
      <PageSummary page={page}>
        <ViewTabs
          label="Links of this page"
          views={views.map((one) => ({
            to: linkedPageViewPath(page.path, one),
            label: viewLabels[one],
            isCurrent: one === view,
          }))}
        />
      </PageSummary>
      {loaderData.links && <PageLinks links={loaderData.links} page={page} view={loaderData.view} />}
      {loaderData.suggestions && <SuggestionsView key={`${page.path} ${view}`} {...loaderData.suggestions} />}
    </>
  )
}

/** A page that came out a moment ago. */
function PendingPageNotice({ path, title }: { path: string; title: string }) {
  useRevalidateWhile(true, REFETCH_MS)
  return (
    <>
      <PageHeader title={title} text={path} />
      <Notice title="Indexing this page">Its links appear here in a moment.</Notice>
    </>
  )
}
