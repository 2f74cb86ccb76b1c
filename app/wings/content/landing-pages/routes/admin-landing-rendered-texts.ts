import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { cleanArticle } from '~/rich-text/clean-html.server'
import { MAX_ENTRY_BYTES } from '~/wings/publishing/writing/entry'
import { blockListSchema } from '../block-schema'
import { filterBlocksByType } from '../engine/flatten-blocks'
import { renderBlockTexts } from '../render-block-texts.server'
import type { Route } from './+types/admin-landing-rendered-texts'

const question = z.object({ blocks: blockListSchema })

/** POST answers the texts of blocks, saved or not, as visitors would read them: by the ids of their blocks. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const { body, fault } = await readJson(request, question, MAX_ENTRY_BYTES)
  if (fault) return fault
  return respondWithJson(async () => {
    const texts = filterBlocksByType(body.blocks, 'rich-text')
    const cleaned = texts.map((block) => ({ ...block, html: cleanArticle(block.html) }))
    const shown = filterBlocksByType(await renderBlockTexts(context, cleaned), 'rich-text')
    return { texts: Object.fromEntries(shown.map(({ id, html }) => [id, html])) }
  })
}

export const loader = () => methodNotAllowed('POST')
