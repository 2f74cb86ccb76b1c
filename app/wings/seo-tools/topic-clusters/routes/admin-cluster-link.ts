import { z } from 'zod'
import { notFound } from '~/platform/errors/errors'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { findLinkSuggestion } from '~/wings/seo-tools/internal-links/link-suggestion.queries.server'
import type { Route } from './+types/admin-cluster-link'

const pair = z.object({ from: z.uuid(), to: z.uuid() })

/** The sentence of one page that could carry a link to another one: `?from=<id>&to=<id>`. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { data } = pair.safeParse(Object.fromEntries(url.searchParams))
  if (!data) throw notFound('Link')
  return respondWithJson(() => findLinkSuggestion(context.get(databaseContext), data))
}
