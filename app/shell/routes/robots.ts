import { findRobotsText } from '~/domains/crawlers/queries.server'
import { defaultRobots, withSitemap } from '~/domains/crawlers/robots'
import { databaseContext, environmentContext, pageContext } from '~/platform/context.server'
import type { Route } from './+types/robots'

export async function loader({ context }: Route.LoaderArgs) {
  context.get(pageContext).shows('robots')
  const text = (await findRobotsText(context.get(databaseContext))) ?? defaultRobots
  const answer = withSitemap(text, context.get(environmentContext).ORIGIN)
  return new Response(answer, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
