import { isMarkdownEnabled } from '~/domains/crawlers/queries.server'
import { databaseContext, environmentContext, pageContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { llmsTxtTags, renderLlmsTxt } from '../markdown/llms-text.server'
import type { Route } from './+types/llms'

export async function loader({ context }: Route.LoaderArgs) {
  const [db, { ORIGIN: origin }] = [context.get(databaseContext), context.get(environmentContext)]
  context.get(pageContext).addCacheTags('markdown', ...llmsTxtTags)
  if (!(await isMarkdownEnabled(db))) throw notFound('File')
  return new Response(await renderLlmsTxt({ db, origin }), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
