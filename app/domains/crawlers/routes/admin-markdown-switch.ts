import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { setMarkdownEnabled } from '../commands.server'
import type { Route } from './+types/admin-markdown-switch'

const sent = z.object({ isOn: z.boolean() })

/** PUT offers pages as Markdown, or takes that away. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'PUT') return loader()
  const { body, fault } = await readJson(request, sent)
  if (fault) return fault
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return respondWithJson(async () => ({ wasOn: await setMarkdownEnabled(db, by, body.isOn) }))
}

export function loader() {
  return methodNotAllowed('PUT')
}
