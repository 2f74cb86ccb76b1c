import { z } from 'zod'
import { LONGEST_DRAFT_BYTES } from '~/domains/writing/piece'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { readJson } from '~/platform/json-request.server'
import { cleanArticle } from '~/rich-text/clean.server'
import { blockList } from '../block-schema'
import { blocksOfType } from '../blocks/blocks-in'
import { presentTexts } from '../public/present-texts.server'
import type { Route } from './+types/admin-landing-texts'

const question = z.object({ blocks: blockList })

/** POST answers the texts of blocks, saved or not, as visitors would read them: by the ids of their blocks. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return wrongMethod('POST')
  const { body, fault } = await readJson(request, question, LONGEST_DRAFT_BYTES)
  if (fault) return fault
  return answerJson(async () => {
    const texts = blocksOfType(body.blocks, 'rich-text')
    const cleaned = texts.map((block) => ({ ...block, html: cleanArticle(block.html) }))
    const shown = blocksOfType(await presentTexts(context, cleaned), 'rich-text')
    return { texts: Object.fromEntries(shown.map(({ id, html }) => [id, html])) }
  })
}

export const loader = () => wrongMethod('POST')
