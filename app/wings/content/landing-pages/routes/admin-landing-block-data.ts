import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { blockListSchema } from '../block-schema'
import { findBlockData } from '../find-block-data.server'
import type { Route } from './+types/admin-landing-block-data'

const question = z.object({ blocks: blockListSchema })

/** POST answers what blocks name and show, saved or not, for the canvas on which they are built. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const { body, fault } = await readJson(request, question)
  return fault ?? respondWithJson(() => findBlockData(context.get(databaseContext), body.blocks))
}

export const loader = () => methodNotAllowed('POST')
