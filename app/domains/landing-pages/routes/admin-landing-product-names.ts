import { findPageTitles } from '~/domains/pages/queries.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { isUuid } from '~/platform/is-uuid'
import type { Route } from './+types/admin-landing-product-names'

const MOST_NAMES = 50

/** GET ?ids=…,… answers what those products are called: `{ "names": { "<id>": "<name>" } }`. */
export function loader({ context, url }: Route.LoaderArgs) {
  const ids = (url.searchParams.get('ids') ?? '').split(',').filter(isUuid).slice(0, MOST_NAMES)
  return respondWithJson(async () => ({ names: await findPageTitles(context.get(databaseContext), ids) }))
}

export const action = () => methodNotAllowed('GET')
