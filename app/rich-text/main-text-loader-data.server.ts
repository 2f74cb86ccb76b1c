import type { RouterContextProvider } from 'react-router'
import { pageContext } from '~/platform/http/request-context.server'

interface RequestArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/**
 * The main text of a page (HTML) as loader data. A whole page carries it already, so it is not sent a second time as data
 * for the browser (a quarter of the page's weight); client navigation gets it as data.
 */
export function mainTextLoaderData({ request, context }: RequestArgs, html: string) {
  if (new URL(request.url).pathname.endsWith('.data')) return html
  context.get(pageContext).mainHtml = html
  return ''
}
