import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { sealPage } from '~/platform/content-security.server'
import { pageContext, visitContext } from '~/platform/context.server'
import { databaseFault } from '~/platform/database/unreachable'
import { reportServerError } from '~/platform/error-monitor.server'
import { embedOrigins } from '~/rich-text/embed'
import { MainText } from '~/rich-text/main-text'
import { FaultReference } from '~/shell/fault-reference'

/** Renders a page whole: its length, its hash and the hashes of its scripts are known before the first byte leaves. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const nonce = randomBytes(16).toString('base64url')
  const html = await renderWhole(
    <FaultReference value={loadContext.get(visitContext).requestId}>
      <MainText value={loadContext.get(pageContext).mainText}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </MainText>
    </FaultReference>,
  )
  const page = sealPage(letScriptsWait(html), nonce, embedOrigins)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (import.meta.env.PROD) headers.set('Content-Security-Policy', page.policy)
  return new Response(page.html, { status, headers })
}

function renderWhole(element: React.ReactNode) {
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
function letScriptsWait(html: string) {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(pageContext).databaseFault ??= databaseFault(error)
  reportServerError(context, error, new URL(request.url).pathname)
}
