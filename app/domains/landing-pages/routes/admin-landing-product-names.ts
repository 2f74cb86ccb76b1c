import { findPageTitles } from '~/domains/pages/queries.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { isUuid } from '~/platform/is-uuid'
import type { Route } from './+types/admin-landing-product-names'

const MOST_NAMES = 50

/** GET ?ids=…,… answers what those products are called: `{ "names": { "<id>": "<name>" } }`. */
export function loader({ context, url }: Route.LoaderArgs) {
  const ids = (url.searchParams.get('ids') ?? '').split(',').filter(isUuid).slice(0, MOST_NAMES)
  return answerJson(async () => ({ names: await findPageTitles(context.get(databaseContext), ids) }))
}

export const action = () => wrongMethod('GET')
