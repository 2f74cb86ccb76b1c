import { respondWithJson } from '~/platform/answer-json.server'
import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { findLandingPageForAnalytics } from '../queries.server'
import { findVariantResults } from '../trial/find-version-results.server'
import type { Route } from './+types/admin-landing-versions'

/** What the versions of a page have brought. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const page = await findLandingPageForAnalytics(db, params.pieceId)
  if (!page) throw notFound('Page')
  return respondWithJson(async () => ({ versions: await findVariantResults(db, page.slug) }))
}
