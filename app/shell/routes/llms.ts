import { notFound } from '~/platform/errors/errors'
import { databaseContext, environmentContext, pageContext } from '~/platform/http/request-context.server'
import { isMarkdownEnabled } from '~/wings/web/crawlers/queries.server'
import { llmsTxtTags, renderLlmsTxt } from '../seo/llms-txt.server'
import type { Route } from './+types/llms'

export async function loader({ context }: Route.LoaderArgs) {
  const [db, { ORIGIN: origin }] = [context.get(databaseContext), context.get(environmentContext)]
  context.get(pageContext).addCacheTags('markdown', ...llmsTxtTags)
  if (!(await isMarkdownEnabled(db))) throw notFound('File')
  return new Response(await renderLlmsTxt({ db, origin }), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
