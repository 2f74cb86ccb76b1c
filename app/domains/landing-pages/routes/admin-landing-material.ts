import { z } from 'zod'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { blockList } from '../block-schema'
import { materialFor } from '../material.server'
import type { Route } from './+types/admin-landing-material'

const question = z.object({ blocks: blockList })

/** POST answers what blocks name and show, saved or not, for the canvas on which they are built. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return wrongMethod('POST')
  const { body, fault } = await readJson(request, question)
  return fault ?? answerJson(() => materialFor(context.get(databaseContext), body.blocks))
}

export const loader = () => wrongMethod('POST')
