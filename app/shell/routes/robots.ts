import { databaseContext, environmentContext, pageContext } from '~/platform/http/request-context.server'
import { findRobotsText } from '~/wings/web/crawlers/queries.server'
import { DEFAULT_ROBOTS_TXT, withSitemapLine } from '~/wings/web/crawlers/robots'
import type { Route } from './+types/robots'

export async function loader({ context }: Route.LoaderArgs) {
  context.get(pageContext).addCacheTags('robots')
  const text = (await findRobotsText(context.get(databaseContext))) ?? DEFAULT_ROBOTS_TXT
  const answer = withSitemapLine(text, context.get(environmentContext).ORIGIN)
  return new Response(answer, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
