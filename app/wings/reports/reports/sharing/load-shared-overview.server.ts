import type { Database } from '~/platform/database/database.server'
import { loadOverview } from '../overview/load-overview.server'
import { isRevenueMetric, type OverviewReport, withoutRevenue } from '../overview/overview-report'
import type { AggregatedRow } from '../overview/panel-aggregator.server'
import type { ShareLink } from './queries.server'

// a download and a review are of something that was bought
const buyersDo = /^(purchase|download_start)(:|$)/
const buyersSee = ['/payment/', '/purchases', '/download/', '/review/']

/** What a link shows of an address. Without revenue nothing tells that anything was bought. */
export async function loadSharedOverview(
  db: Database,
  { withRevenue }: Pick<ShareLink, 'withRevenue'>,
  params: URLSearchParams,
): Promise<OverviewReport> {
  if (withRevenue) return loadOverview(db, params)
  const isShown = ({ filterName, value }: AggregatedRow) => !revealsPurchases(filterName, value)
  return withoutRevenue(await loadOverview(db, withoutPurchaseParams(params), new Date(), isShown))
}

/** Visits that bought could be counted by choosing them. */
function withoutPurchaseParams(params: URLSearchParams) {
  const isLeft = ([name, value]: [string, string]) =>
    name === 'figure' ? !isRevenueMetric(value) : !revealsPurchases(name.replace(/^not\./, ''), value)
  return new URLSearchParams([...params].filter(isLeft))
}

function revealsPurchases(filter: string, value: string) {
  if (filter === 'event') return buyersDo.test(value)
  if (!['page', 'entry', 'exit'].includes(filter)) return false
  const begin = value.replace(/\*$/, '')
  return buyersSee.some((path) => value.startsWith(path) || (begin !== value && path.startsWith(begin)))
}
