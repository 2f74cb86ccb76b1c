import { adminContext } from '~/domains/accounts/admin-guard.server'
import { LONGEST_DRAFT_BYTES } from '~/domains/writing/piece'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { keepSection } from '../sections/commands.server'
import { listSections } from '../sections/queries.server'
import { sectionForm } from '../sections/section'
import type { Route } from './+types/admin-landing-sections'

/** GET answers all saved sections: `{ "sections": [{ id, name, blocks }] }`. */
export function loader({ context }: Route.LoaderArgs) {
  return answerJson(async () => ({ sections: await listSections(context.get(databaseContext)) }))
}

/** POST keeps blocks as a section, or brings back one that was removed. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return wrongMethod('GET, POST')
  const { body, fault } = await readJson(request, sectionForm, LONGEST_DRAFT_BYTES)
  return fault ?? answerJson(() => keepSection(context.get(databaseContext), context.get(adminContext), body))
}
