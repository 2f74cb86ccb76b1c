import { databaseContext, pageContext } from '~/platform/http/request-context.server'
import { findIndexNowSettings } from '~/wings/web/crawlers/queries.server'
import { redirectOrNotFound } from '~/wings/web/redirects/redirect-or-not-found.server'
import type { Route } from './+types/index-now-key'

/** The key by which search engines know that IndexNow is told by the site itself. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  context.get(pageContext).addCacheTags('index-now')
  const { isOn, key } = await findIndexNowSettings(context.get(databaseContext))
  if (!isOn || !key || url.pathname !== `/${key}.txt`) throw await redirectOrNotFound({ request, context, url }, 'File')
  return new Response(key, { headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Robots-Tag': 'noindex' } })
}
