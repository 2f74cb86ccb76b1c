import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { MAX_ENTRY_BYTES } from '~/wings/publishing/writing/entry'
import { adminContext } from '~/wings/site/admin-context.server'
import { sectionSchema } from '../saved-section'
import { saveSection } from '../saved-sections.commands.server'
import { listSavedSections } from '../saved-sections.queries.server'
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
