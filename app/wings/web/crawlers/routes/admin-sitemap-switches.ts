import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { setSitemapSwitches } from '../commands.server'
import { sitemapKinds } from '../sitemap-switches'
import type { Route } from './+types/admin-sitemap-switches'

const sent = z.object({ kind: z.enum(sitemapKinds), isOn: z.boolean() })

/** PUT switches one kind of pages on or off in the sitemap. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'PUT') return loader()
  const { body, fault } = await readJson(request, sent)
  if (fault) return fault
  const { kind, isOn } = body
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return respondWithJson(async () => ({ wasOn: (await setSitemapSwitches(db, by, { [kind]: isOn }))[kind] }))
}

export function loader() {
  return methodNotAllowed('PUT')
}
