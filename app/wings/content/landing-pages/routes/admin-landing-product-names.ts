import { isUuid } from '~/platform/database/is-uuid'
import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { findPageTitles } from '~/wings/web/pages/queries.server'
import type { Route } from './+types/admin-landing-product-names'

const MAX_NAMES = 50

/** GET ?ids=…,… answers what those products are called: `{ "names": { "<id>": "<name>" } }`. */
export function loader({ context, url }: Route.LoaderArgs) {
  const ids = (url.searchParams.get('ids') ?? '').split(',').filter(isUuid).slice(0, MAX_NAMES)
  return respondWithJson(async () => ({ names: await findPageTitles(context.get(databaseContext), ids) }))
}

export const action = () => methodNotAllowed('GET')
