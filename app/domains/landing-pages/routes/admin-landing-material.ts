import { z } from 'zod'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { blockListSchema } from '../block-schema'
import { findBlockData } from '../material.server'
import type { Route } from './+types/admin-landing-material'

const question = z.object({ blocks: blockListSchema })

/** POST answers what blocks name and show, saved or not, for the canvas on which they are built. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const { body, fault } = await readJson(request, question)
  return fault ?? respondWithJson(() => findBlockData(context.get(databaseContext), body.blocks))
}

export const loader = () => methodNotAllowed('POST')
