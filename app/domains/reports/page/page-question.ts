import type { Question } from '~/domains/analytics/question'
import type { Range } from '~/platform/calendar'

/** Asks about the visits that saw a page. */
export function visitsThatSaw(path: string, { from, to }: Range): Question {
  return { from, to, filters: [{ isNot: false, happened: [{ kind: 'page_view', path }] }] }
}

/** Asks about all visits. */
export function allVisits({ from, to }: Range): Question {
  return { from, to, filters: [] }
}
