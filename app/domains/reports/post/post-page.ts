import type { RevenueCounts } from '~/domains/analytics/answers'
import { depths, type NextPage, type PageReport } from '~/domains/analytics/tallies'
import { daysIn } from '~/platform/calendar'
import { part } from '../figures'
import { type Card, rowOf, visitorCards } from '../page/card'
import type { PageFigures } from '../page/page-figures'
import type { PanelRow } from '../panels/panel'
import type { PostReport } from './load-post-report.server'
import { postFigures } from './post-figures'

/** What became of a post: how it was read, from where people came, and where they went. */
export function postPage(report: PostReport): PageFigures {
  const { id, period, figures, before, points } = report
  return {
    of: { post: id },
    period,
    points,
    cards: postCards(report),
    figures: postFigures(report, daysIn(period) === 1),
    isUnseen: figures.page.views === 0 && !before?.page.views,
  }
}

/** What is told of the visits that saw a post, below its figures. */
export function postCards({ figures, linked, productNames }: Pick<PostReport, 'figures' | 'linked' | 'productNames'>) {
  const { page, next, bought } = figures
  const cards: Card[] = [
    {
      name: 'depth',
      title: 'How far it was read',
      head: 'Down to',
      column: { key: 'views', head: 'Views', format: 'count' },
      rows: depthRows(page),
      counts: 'Views that went at least so far down the page',
      nothing: 'No views.',
    },
    {
      name: 'next-pages',
      title: 'Next pages',
      head: 'Page',
      column: { key: 'times', head: 'Times', format: 'count' },
      rows: nextRows(next, page.views, new Set(linked)),
      counts: 'Seen right after this post, of all its views',
      nothing: 'Everybody left from here.',
    },
    ...visitorCards({ source: figures.sources, country: figures.countries, device: figures.devices }, page.visitors),
    {
      name: 'bought',
      title: 'Bought after reading',
      head: 'Product',
      column: { key: 'revenue', head: 'Revenue', format: 'money' },
      rows: boughtRows(bought, productNames),
      counts: 'Purchases later in the same visit',
      nothing: 'Nothing was bought in these visits.',
    },
  ]
  return cards
}

/** How far down the views went. */
function depthRows({ views, reached }: PageReport) {
  return depths.map((depth, at) => {
    const reachedViews = reached[at] ?? 0
    const label = depth === 100 ? 'To the end' : `${depth}% of the page`
    return rowOf(`${depth}`, label, { views: reachedViews }, part(reachedViews, views))
  })
}

/** Where visits went from the page, marked where its text has the link. */
function nextRows(next: NextPage[], views: number, linked: ReadonlySet<string>) {
  return next.map(({ value, times }) => {
    return rowOf(value, linked.has(value) ? `${value} (link in the text)` : value, { times }, part(times, views))
  })
}

/** The products that were bought, by the money they brought. */
function boughtRows(bought: RevenueCounts[], names: Record<string, string>): PanelRow[] {
  const all = bought.reduce((sum, { cents }) => sum + cents, 0)
  return bought.map(({ value, purchases, cents }) => {
    const label = `${names[value] ?? 'A product that is gone'}${purchases > 1 ? `, ${purchases} times` : ''}`
    return rowOf(value, label, { purchases, revenue: cents }, part(cents, all))
  })
}
