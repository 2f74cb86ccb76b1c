import type { Step } from '~/domains/analytics/answers'
import { ask } from '~/domains/analytics/ask.server'
import { boughtAfter, byDimension, nextPages, pageReport, series } from '~/domains/analytics/tallies'
import { postPath } from '~/domains/blog/post'
import type { findCountedPost } from '~/domains/blog/queries.server'
import { findBodyLinks } from '~/domains/pages/queries.server'
import { findProductNames } from '~/domains/products/product-names.queries.server'
import type { Range } from '~/platform/calendar'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/is-uuid'
import { visitsThatSaw } from '../page/page-question'
import { visitorPoints } from '../page/visitor-points'
import { stepOf } from '../question/period'
import { readQuestion } from '../question/read-question.server'

type CountedPost = NonNullable<Awaited<ReturnType<typeof findCountedPost>>>

export type PostReport = Awaited<ReturnType<typeof loadPostReport>>

/** Everything that the screen of a post's figures shows, for the days that the address names. */
export async function loadPostReport(db: Database, post: CountedPost, params: URLSearchParams, now = new Date()) {
  const asked = await readQuestion(db, params, now)
  const { period, daysBehind } = asked
  const figures = await askAboutPost(db, post, period, stepOf(period))
  const before = period.before && (await askAboutPost(db, post, period.before, stepOf(period)))
  return {
    id: post.id,
    period,
    daysBehind,
    figures,
    before,
    readSeconds: readSecondsOf(post),
    points: visitorPoints(asked, figures.points, before?.points),
    linked: await linkedNext(db, postPath(post.slug), [...figures.next, ...(before?.next ?? [])]),
    productNames: await findProductNames(db, figures.bought.map(({ value }) => value).filter(isUuid)),
  }
}

/** Half of the time that reading the post takes: whoever stayed as long has not only scrolled. */
function readSecondsOf({ readTimeMinutes }: Pick<CountedPost, 'readTimeMinutes'>) {
  return readTimeMinutes * 30
}

function askAboutPost(db: Database, post: CountedPost, range: Range, step: Step) {
  const path = postPath(post.slug)
  return ask(db, visitsThatSaw(path, range), {
    page: pageReport(path, readSecondsOf(post)),
    points: series(step),
    next: nextPages(path),
    bought: boughtAfter(path),
    sources: byDimension('source'),
    countries: byDimension('country'),
    devices: byDimension('device'),
  })
}

/** Those of the next pages to which the text of the post links. */
async function linkedNext(db: Database, from: string, next: { value: string }[]) {
  const found = await findBodyLinks(
    db,
    next.map(({ value }) => ({ from, to: value })),
  )
  return next.map(({ value }) => value).filter((to) => found.has(`${from} ${to}`))
}
