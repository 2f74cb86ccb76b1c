import { notFound } from '~/platform/errors/errors'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { findVariantResults } from '../find-variant-results.server'
import { findLandingPageForAnalytics } from '../queries.server'
import type { Route } from './+types/admin-landing-variants'

/** What the versions of a page have brought. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const page = await findLandingPageForAnalytics(db, params.entryId)
  if (!page) throw notFound('Page')
  return respondWithJson(async () => ({ variants: await findVariantResults(db, page.slug) }))
}
