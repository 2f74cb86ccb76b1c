import { z } from 'zod'
import { findLinkSuggestion } from '~/domains/internal-links/suggested-pairs.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import type { Route } from './+types/admin-cluster-link'

const pair = z.object({ from: z.uuid(), to: z.uuid() })

/** The sentence of one page that could carry a link to another one: `?from=<id>&to=<id>`. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { data } = pair.safeParse(Object.fromEntries(url.searchParams))
  if (!data) throw notFound('Link')
  return respondWithJson(() => findLinkSuggestion(context.get(databaseContext), data))
}
