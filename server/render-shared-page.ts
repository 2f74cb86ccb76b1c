import { PageRender } from '~/platform/http/request-context.server'
import type { RenderedPage } from '~/platform/page-cache/encoded-page.server'

export interface Application {
  fetch: (request: Request, bindings: never) => Response | Promise<Response>
}

/** Without cookies and headers of anybody: what comes out is fit for all. `isInternal`: no visitor waits for it. */
export async function renderSharedPage(
  app: Application,
  origin: string,
  address: string,
  version: number,
  isInternal = false,
): Promise<RenderedPage> {
  const page = new PageRender(true, () => version)
  const response = await app.fetch(new Request(origin + address, { headers: { accept: 'text/html' } }), {
    page,
    isInternal,
  } as never)
  const body = Buffer.from(await response.arrayBuffer())
  const { tags, isPerRequest, variants } = page
  return { status: response.status, headers: response.headers, body, tags, isPerRequest, variants }
}
