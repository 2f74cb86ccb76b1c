import { answerJson } from '~/platform/answer-json.server'
import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { findCountedLandingPage } from '../queries.server'
import { findVersionResults } from '../trial/find-version-results.server'
import type { Route } from './+types/admin-landing-versions'

/** What the versions of a page have brought. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const page = await findCountedLandingPage(db, params.pieceId)
  if (!page) throw notFound('Page')
  return answerJson(async () => ({ versions: await findVersionResults(db, page.slug) }))
}
