import { findCountedPost } from '~/domains/blog/queries.server'
import { findCountedProduct } from '~/domains/products/queries.server'
import type { Database } from '~/platform/database/database.server'
import { notFound } from '~/platform/errors'
import { loadGoals } from '../goals/load-goals.server'
import { panelNames } from '../panels/panel'
import { loadPostReport } from '../post/load-post-report.server'
import { postPage } from '../post/post-page'
import { loadProductReport } from '../product/load-product-report.server'
import { productPage } from '../product/product-page'
import { chartLines } from './chart-lines.server'
import { panelLines } from './panel-lines.server'
import { cardLines, funnelLines, goalLines, pointLines } from './report-lines'

/**
 * All rows of what the parameter `panel` names, for spreadsheets: a panel of the overview, every figure over time, goals,
 * funnels, or with `post` or `product` a card or the chart of that page.
 */
export async function exportReport(db: Database, params: URLSearchParams, now = new Date()) {
  const name = params.get('panel') ?? ''
  const page = await pageOf(db, params, now)
  if (page) return name === 'chart' ? pointLines(page) : cardLines(page.cards.find(isNamed(name)) ?? nothingThere())
  if (name === 'chart') return chartLines(db, params, now)
  if (name === 'goals') return goalLines(await loadGoals(db, params, now))
  if (name === 'funnels') return funnelLines(await loadGoals(db, params, now))
  return panelLines(db, panelNames.find((panel) => panel === name) ?? nothingThere(), params, now)
}

async function pageOf(db: Database, params: URLSearchParams, now: Date) {
  const [postId, productId] = [params.get('post'), params.get('product')]
  if (postId)
    return postPage(await loadPostReport(db, (await findCountedPost(db, postId)) ?? nothingThere(), params, now))
  if (!productId) return undefined
  const product = (await findCountedProduct(db, productId)) ?? nothingThere()
  return productPage(await loadProductReport(db, product, params, now))
}

function isNamed(wanted: string) {
  return ({ name }: { name: string }) => name === wanted
}

function nothingThere(): never {
  throw notFound('Panel')
}
