import type { Database } from '~/platform/database/database.server'
import { loadOverview } from '../overview/load-overview.server'
import { isMoney, type OverviewReport, withoutMoney } from '../overview/overview-report'
import type { CountedRow } from '../panels/counted-panel.server'
import type { SharedFigures } from './queries.server'

// a download and a review are of something that was bought
const buyersDo = /^(purchase|download_start)(:|$)/
const buyersSee = ['/payment/', '/purchases', '/download/', '/review/']

/** What a link shows of an address. Without revenue nothing tells that anything was bought. */
export async function shownFigures(
  db: Database,
  { withRevenue }: Pick<SharedFigures, 'withRevenue'>,
  params: URLSearchParams,
): Promise<OverviewReport> {
  if (withRevenue) return loadOverview(db, params)
  const isShown = ({ reads, value }: CountedRow) => !tellsOfBuying(reads, value)
  return withoutMoney(await loadOverview(db, withoutBuyers(params), new Date(), isShown))
}

/** Visits that bought could be counted by choosing them. */
function withoutBuyers(params: URLSearchParams) {
  const isLeft = ([name, value]: [string, string]) =>
    name === 'figure' ? !isMoney(value) : !tellsOfBuying(name.replace(/^not\./, ''), value)
  return new URLSearchParams([...params].filter(isLeft))
}

function tellsOfBuying(filter: string, value: string) {
  if (filter === 'event') return buyersDo.test(value)
  if (!['page', 'entry', 'exit'].includes(filter)) return false
  const begin = value.replace(/\*$/, '')
  return buyersSee.some((path) => value.startsWith(path) || (begin !== value && path.startsWith(begin)))
}
