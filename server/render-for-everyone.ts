import { PageInProgress } from '~/platform/context.server'
import type { RenderedPage } from '~/platform/page-cache/page.server'

export interface Application {
  fetch: (request: Request, bindings: never) => Response | Promise<Response>
}

/** Without cookies and headers of anybody: what comes out is fit for all. `isUnasked`: no visitor waits for it. */
export async function renderForEveryone(
  app: Application,
  origin: string,
  address: string,
  version: number,
  isUnasked = false,
): Promise<RenderedPage> {
  const page = new PageInProgress(true, () => version)
  const response = await app.fetch(new Request(origin + address, { headers: { accept: 'text/html' } }), {
    page,
    isUnasked,
  } as never)
  const body = Buffer.from(await response.arrayBuffer())
  const { tags, isPassedOn, versions } = page
  return { status: response.status, headers: response.headers, body, tags, isPassedOn, versions }
}
