import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import './ui/theme.css'
import { databaseContext, environmentContext, pageContext } from '~/platform/http/request-context.server'
import { loadPageLook } from '~/shell/load-page-look.server'
import { loadMenus } from '~/shell/menus.server'
import { pageAreaOf } from '~/shell/page-area'
import { PAPER } from '~/shell/paper-color'
import { plannerPrefix } from '~/shell/planner/planner-prefix'
import { LookOfPage } from '~/shell/ui/look-of-page'
import { PlainPageScripts } from '~/shell/ui/plain-page-scripts'
import { RouteProgress } from '~/shell/ui/route-progress'
import { useBrand } from '~/shell/ui/use-brand'
import { useSlowNavigationReport } from '~/shell/ui/use-slow-navigation-report'
import { carryLatestToast, Toaster } from '~/ui/toaster'
import { LOOK_TAG } from '~/wings/site/look/queries.server'
import { pictureUrlAtLeast } from '~/wings/site/media/picture'
import { defaultBrand } from '~/wings/site/settings/brand'
import { INTERFACE_LANGUAGE } from '~/wings/site/settings/content-language'
import { findBrand } from '~/wings/site/settings/queries.server'
import { isMarkdownEnabled } from '~/wings/web/crawlers/queries.server'
import { getPageSeoContext } from '~/wings/web/seo/breadcrumbs'
import type { Route } from './+types/root'

export { ErrorPage as ErrorBoundary } from '~/shell/ui/error-page'

/** For a page that is missing or broke; every other page brings its own. */
export function meta({ error, loaderData }: Route.MetaArgs) {
  const status = isRouteErrorResponse(error) ? error.status : 0
  const titles: Record<number, string> = { 404: 'Page not found', 410: 'This page was removed' }
  const title = titles[status] ?? 'Something went wrong.'
  return noindexMeta(loaderData ? `${title} – ${loaderData.brand.name}` : title)
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { hue, logo } = useBrand().brand
  const { isReadOffline } = useRouteLoaderData<Awaited<ReturnType<typeof loader>>>('root') ?? {}
  const area = pageAreaOf(useLocation().pathname)
  return (
    <html
      lang={useShownLanguage()}
      data-variant={useShownVariant()}
      style={hue === defaultBrand.hue ? undefined : ({ '--hue': hue } as React.CSSProperties)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={PAPER.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={PAPER.dark} media="(prefers-color-scheme: dark)" />
        {logo ? (
          <link rel="icon" href={pictureUrlAtLeast(logo, 128)} />
        ) : (
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        )}
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" href="/feed.xml" type="application/rss+xml" title="Blog (RSS)" />
        <link rel="alternate" href="/feed.json" type="application/feed+json" title="Blog (JSON)" />
        <Meta />
        <Links />
        <LookOfPage />
      </head>
      <body data-island={area === 'public' && isReadOffline ? 'offline' : undefined}>
        {children}
        {area === 'workspace' ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : (
          <PlainPageScripts />
        )}
      </body>
    </html>
  )
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ORIGIN, OFFLINE_READING } = context.get(environmentContext)
  const db = context.get(databaseContext)
  context.get(pageContext).addCacheTags('brand', 'markdown', LOOK_TAG)
  const brand = await findBrand(db)
  return {
    // visitors see the menus below, without what leads nowhere
    brand: { ...brand, navigation: null, footer: null },
    look: await loadPageLook(context, url.pathname),
    ...(await loadMenus(context, brand)),
    origin: ORIGIN,
    year: new Date().getUTCFullYear(),
    // while the site is worked at, each answer is new
    isReadOffline: import.meta.env.PROD && OFFLINE_READING === '1',
    hasMarkdown: await isMarkdownEnabled(db),
  }
}

/** From an application to a public page: that is a document, of which the router needs to know nothing. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }, next) => {
    const { pathname, href } = new URL(request.url)
    if (request.method !== 'GET' || pageAreaOf(pathname) === 'workspace') return next()
    carryLatestToast()
    location.assign(href)
    // were it kept as it is left, it would come back in the middle of this
    addEventListener('pageshow', () => location.reload(), { once: true })
    return new Promise(() => {})
  },
]

/**
 * Between two screens of the back office, or of the planner, the studio stays what it is; were it asked for again, a
 * connection that broke would take away the whole page instead of one screen.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const staysIn = (area: string) => currentUrl.pathname.startsWith(area) && nextUrl.pathname.startsWith(area)
  const isAtWork = staysIn('/admin') || staysIn(`/${plannerPrefix}`)
  return isAtWork && !formMethod && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate
}

export default function Root() {
  useSlowNavigationReport()
  return (
    <>
      <Outlet />
      <RouteProgress />
      <Toaster />
    </>
  )
}

/** The language that the public page is written in; everything else is in that of the site itself. */
function useShownLanguage() {
  return getPageSeoContext(useMatches())?.language ?? INTERFACE_LANGUAGE
}

/** Which version of the page is shown, where it is tried in several; whoever counts visits reads it from the document. */
function useShownVariant() {
  const shown = useMatches().at(-1)?.loaderData as { shownVariant?: unknown } | null | undefined
  return typeof shown?.shownVariant === 'string' ? shown.shownVariant : undefined
}
