import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerForm, intentOf } from '~/platform/answer-form.server'
import { databaseContext } from '~/platform/context.server'
import type { Database } from '~/platform/database/database.server'
import { notFound } from '~/platform/errors'
import { Notice } from '~/ui/workspace/notice'
import { PageHeader } from '~/ui/workspace/page-header'
import { useFreshWhile } from '~/ui/workspace/use-fresh-while'
import { PageLinks } from '../admin/page-links'
import { PageSummary } from '../admin/page-summary'
import { type PageView, pagePath, pagesPath, pageViews, readPageView } from '../admin/paths'
import { SuggestionsView } from '../admin/suggestions/suggestions-view'
import { Views } from '../admin/views'
import { findLinkedPage, findUnreadPage } from '../listing/find-linked-page.server'
import { linkPlaceIn } from '../listing/link-mark'
import { listLinksOf } from '../listing/list-links.server'
import { pathIn } from '../listing/path-place'
import { findInbound, findOutbound } from '../suggesting/find-suggestions.server'
import { pageWishesForm } from '../suggesting/page-wishes'
import { findPageWishes, wishForLinks } from '../suggesting/page-wishes.server'
import {
  findSuggestionSettings,
  setSuggestionSettings,
  suggestionSettingsForm,
} from '../suggesting/suggestion-settings.server'
import type { Route } from './+types/admin-linked-page'

const LOOK_AGAIN_MS = 1_000

const SHOWN = 50

const viewWords: Record<PageView, string> = {
  in: 'Links to it',
  out: 'Links on it',
  'suggested-in': 'Suggested to it',
  'suggested-out': 'Suggested on it',
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const path = pathIn(url.searchParams, 'path')
  const page = path && (await findLinkedPage(db, path))
  if (!page) return { unread: await findUnread(db, path) } as const
  const asked = readPageView(url.searchParams)
  const { pageId } = page
  // suggestions are made between pieces, whose texts are known
  if (!pageId || asked === 'in' || asked === 'out') {
    const view = asked === 'out' ? 'out' : 'in'
    const end = view === 'in' ? { to: page.path } : { from: page.path }
    return { page, view, links: await listLinksOf(db, end, linkPlaceIn(url.searchParams), SHOWN) } as const
  }
  const direction = asked === 'suggested-in' ? 'in' : 'out'
  const found = direction === 'in' ? await findInbound(db, pageId) : await findOutbound(db, pageId)
  const told = { wishes: await findPageWishes(db, pageId), settings: await findSuggestionSettings(db) }
  return { page, view: asked, suggestions: { pageId, direction, found, ...told } } as const
}

async function findUnread(db: Database, path: string | undefined) {
  const title = path && (await findUnreadPage(db, path))
  if (title === undefined || !path) throw notFound('Page')
  return { path, title }
}

export async function action({ request, context }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if ((await intentOf(request)) === 'page-wishes') {
    return answerForm(request, 'page-wishes', pageWishesForm, async ({ pageId, ...wishes }) => {
      await wishForLinks(db, by, pageId, wishes)
      return 'Saved.'
    })
  }
  return answerForm(request, 'suggestion-settings', suggestionSettingsForm, async (settings) => {
    await setSuggestionSettings(db, by, settings)
    return 'Saved.'
  })
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.page?.title ?? loaderData?.unread?.title
  return [{ title: `${title ?? 'Page'} – Internal Links` }, { name: 'robots', content: 'noindex' }]
}

export default function AdminLinkedPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.unread) return <UnreadPage {...loaderData.unread} />
  const { page, view } = loaderData
  const views = pageViews.filter((one) => page.pageId || !one.startsWith('suggested'))
  return (
    <>
      <p className="mb-3 text-dense">
        <Link to={pagesPath} className="inline-flex items-center gap-1.5 text-muted hover:text-ink hover:underline">
          <ArrowLeft size={15} aria-hidden="true" />
          All pages
        </Link>
      </p>
      <PageSummary page={page}>
        <Views
          label="Links of this page"
          views={views.map((one) => ({ to: pagePath(page.path, one), label: viewWords[one], isCurrent: one === view }))}
        />
      </PageSummary>
      {loaderData.links && <PageLinks links={loaderData.links} page={page} view={loaderData.view} />}
      {loaderData.suggestions && <SuggestionsView key={`${page.path} ${view}`} {...loaderData.suggestions} />}
    </>
  )
}

/** A page that came out a moment ago. */
function UnreadPage({ path, title }: { path: string; title: string }) {
  useFreshWhile(true, LOOK_AGAIN_MS)
  return (
    <>
      <PageHeader title={title} text={path} />
      <Notice title="This page is being read">Its links stand here in a moment.</Notice>
    </>
  )
}
