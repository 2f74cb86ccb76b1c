import { adminContext } from '~/domains/accounts/admin-guard.server'
import { MAX_ENTRY_BYTES } from '~/domains/writing/piece'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { saveSection } from '../sections/commands.server'
import { listSavedSections } from '../sections/queries.server'
import { sectionSchema } from '../sections/section'
import type { Route } from './+types/admin-landing-sections'

/** GET answers all saved sections: `{ "sections": [{ id, name, blocks }] }`. */
export function loader({ context }: Route.LoaderArgs) {
  return respondWithJson(async () => ({ sections: await listSavedSections(context.get(databaseContext)) }))
}

/** POST keeps blocks as a section, or brings back one that was removed. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('GET, POST')
  const { body, fault } = await readJson(request, sectionSchema, MAX_ENTRY_BYTES)
  return fault ?? respondWithJson(() => saveSection(context.get(databaseContext), context.get(adminContext), body))
}
