import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerInstrumentation,
  ServerRouter,
} from 'react-router'
import { databaseErrorKind } from '~/platform/database/database-errors'
import { reportServerError } from '~/platform/errors/error-monitor.commands.server'
import { pageContext, requestMetaContext } from '~/platform/http/request-context.server'
import { applyContentSecurityPolicy } from '~/platform/security/content-security-policy.server'
import { embedOrigins } from '~/rich-text/embed'
import { pageAreaOf } from '~/shell/page-area'
import { ErrorReferenceProvider } from '~/shell/ui/error-reference'
import { PageNonceContext } from '~/shell/ui/page-nonce'

/** Renders a page whole: its length, its hash and the hashes of its scripts are known before the first byte leaves. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const nonce = randomBytes(16).toString('base64url')
  const isApplication = pageAreaOf(new URL(request.url).pathname) === 'workspace'
  const html = await (isApplication ? renderForHydration : renderPlainHtml)(
    <ErrorReferenceProvider value={loadContext.get(requestMetaContext).requestId}>
      <PageNonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </PageNonceContext>
    </ErrorReferenceProvider>,
  )
  const page = applyContentSecurityPolicy(lowerScriptPriority(html), nonce, {
    frameOrigins: embedOrigins,
    ownCode: loadContext.get(pageContext).ownCode,
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (import.meta.env.PROD) headers.set('Content-Security-Policy', page.policy)
  return new Response(page.html, { status, headers })
}

/** No script of React meets it, so its marks are left out. */
function renderPlainHtml(element: React.ReactNode) {
  return `<!DOCTYPE html>${renderToStaticMarkup(element)}`
}

function renderForHydration(element: React.ReactNode) {
  return new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(element, {
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    })
  })
}

/** A page is read before it is used: its scripts come after styles and fonts, which they would slow down. */
function lowerScriptPriority(html: string) {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}

/** Tells the metrics which route answered: the pattern, never the address. */
export const instrumentations: ServerInstrumentation[] = [
  {
    handler: ({ instrument }) =>
      instrument({
        async request(handle, { context }) {
          const { meta } = await handle()
          const request = context?.get(requestMetaContext)
          if (request && meta) request.routePattern = meta.pattern
        },
      }),
  },
]

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(pageContext).databaseError ??= databaseErrorKind(error)
  reportServerError(context, error, new URL(request.url).pathname)
}
