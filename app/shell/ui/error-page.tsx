import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router'
import { normalizeSearchQuery } from '~/platform/lists/search-query'
import { ArrowLink } from '~/ui/arrow-link'
import { SiteButtonLink } from '~/ui/site-button'
import { useOnline } from '~/ui/workspace/use-online'
import type { NotFoundDetails } from '~/wings/web/redirects/redirect-or-not-found.server'
import { wordsOfPath } from '~/wings/web/search/words-of-path'
import { buildBreadcrumbs } from '~/wings/web/seo/breadcrumbs'
import { SiteSearchForm } from '../search/site-search-form'
import { useErrorReference } from './error-reference'
import { SiteFrame } from './site-frame'

/** Stands in for a page that is missing or broke. Whoever renders it has reported the error already. */
export function ErrorPage() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const breadcrumbs = buildBreadcrumbs([{ loaderData: { seo: { path: pathname, seo: null, breadcrumbLabels: {} } } }])
  const isOnline = useOnline()
  const status = isRouteErrorResponse(error) ? error.status : 0
  const isMissing = status === 404 || status === 410
  return (
    <SiteFrame breadcrumbs={breadcrumbs}>
      <div className="wrap py-16 md:py-28">
        {isMissing && <PageNotFound isGone={status === 410} near={getNearPages(error)} />}
        {!isMissing && (isOnline ? <ErrorDetails error={error} /> : <OfflinePage />)}
      </div>
    </SiteFrame>
  )
}

function getNearPages(error: unknown) {
  const details = isRouteErrorResponse(error) ? (error.data as Partial<NotFoundDetails> | null) : null
  return details?.near ?? []
}

function PageNotFound({ isGone, near }: Pick<NotFoundDetails, 'near'> & { isGone: boolean }) {
  const { pathname } = useLocation()
  return (
    <div className="max-w-2xl">
      <h1 className="text-h1">{isGone ? 'This page was removed' : 'Page not found'}</h1>
      <p className="mt-4 text-lead text-muted">
        {isGone ? 'It was permanently removed from this site.' : 'The page may have moved, or the link may be wrong.'}
      </p>
      {near.length > 0 && <NearPages near={near} />}
      <div className="mt-8">
        <SiteSearchForm q={normalizeSearchQuery(wordsOfPath(pathname))} />
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
        <SiteButtonLink to="/" variant="secondary">
          Go to the home page
        </SiteButtonLink>
        <ArrowLink to="/tools">All products</ArrowLink>
        <ArrowLink to="/blog">Blog</ArrowLink>
        <ArrowLink to="/sitemap">Sitemap</ArrowLink>
      </div>
    </div>
  )
}

function NearPages({ near }: Pick<NotFoundDetails, 'near'>) {
  return (
    <>
      <h2 className="mt-8 text-h3">Were you looking for this?</h2>
      <ul className="mt-2">
        {near.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} className="link inline-flex min-h-11 items-center">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function OfflinePage() {
  const { pathname, search } = useLocation()
  return (
    <section className="max-w-2xl">
      <h1 className="text-h1">You are offline</h1>
      <p className="mt-4 mb-8 text-lead text-muted">This page could not be loaded. Nothing was changed.</p>
      <a href={pathname + search} className="link">
        Try again
      </a>
    </section>
  )
}

/** The box of a render failure, with the error's text where it may be told and with where it was written down. */
function ErrorDetails({ error }: { error: unknown }) {
  const reference = useErrorReference()
  const text = getVisibleMessage(error)
  return (
    <section className="max-w-2xl rounded-lg border border-line bg-surface p-6 md:p-10">
      <h1 className="text-h1">Something went wrong.</h1>
      <p className="mt-4 text-lead text-muted">The error was logged. Try again, or contact us if it happens again.</p>
      {text && <pre className="mt-6 whitespace-pre-wrap rounded-md bg-wash p-4 text-small">{text}</pre>}
      <p suppressHydrationWarning className="mt-4 text-small text-faint">
        {reference && `Reference: ${reference}`}
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
        <SiteButtonLink to="/">Go to the home page</SiteButtonLink>
        <ArrowLink to="/contact">Contact us</ArrowLink>
      </div>
    </section>
  )
}

// what React Router puts in the place of an error that happened on the server of a released site
const REDACTED_MESSAGE = 'Unexpected Server Error'

/** What may be told: a failure that the browser met is known there anyway; the server's own stay in its log. */
function getVisibleMessage(error: unknown) {
  const text = error instanceof Error ? error.message : ''
  return text === REDACTED_MESSAGE ? '' : text
}
