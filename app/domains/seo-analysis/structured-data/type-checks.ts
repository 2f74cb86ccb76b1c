import { asList, asNumber, asText, isObject, type JsonObject, joined } from './issue'
import { plainName } from './value-kinds'

type Say = (path: string, sentence: string, level?: 'error' | 'warning') => void

/** Rules of single types that no table of properties can say. By the first name of a type's rule. */
export const typeChecks: Record<string, (node: JsonObject, path: string, say: Say) => void> = {
  BreadcrumbList: breadcrumbs,
  ItemList: positions,
  FAQPage: questions,
  Rating: withinRange,
  AggregateRating: withinRange,
  Event: endsAfterStart,
  AggregateOffer: lowerThanHigher,
}

function positions(list: JsonObject, path: string, say: Say) {
  for (const [at, item] of asList(list.itemListElement).entries()) {
    if (!isObject(item) || item.position === undefined || asNumber(item.position) === at + 1) continue
    say(joined(path, `itemListElement[${at}].position`), `must be ${at + 1}: positions count from 1, in order`)
  }
}

function breadcrumbs(list: JsonObject, path: string, say: Say) {
  positions(list, path, say)
  const items = asList(list.itemListElement)
  for (const [at, item] of items.entries()) {
    const isLast = at === items.length - 1
    if (!isObject(item) || isLast || item.item !== undefined) continue
    say(joined(path, `itemListElement[${at}].item`), 'is missing: each step but the last needs its address')
  }
}

function questions(page: JsonObject, path: string, say: Say) {
  const entries = asList(page.mainEntity)
  for (const [at, entry] of entries.entries()) {
    const isQuestion = isObject(entry) && asList(entry['@type']).some((type) => plainName(asText(type)) === 'Question')
    if (!isQuestion && entry !== undefined) say(joined(path, `mainEntity[${at}]`), 'must be a Question')
  }
}

// where nothing is said, ratings go from 1 to 5
function withinRange({ ratingValue, bestRating = 5, worstRating = 1 }: JsonObject, path: string, say: Say) {
  const [value, best, worst] = [asNumber(ratingValue), asNumber(bestRating), asNumber(worstRating)]
  if (value > best || value < worst) say(joined(path, 'ratingValue'), `must lie between ${worst} and ${best}`)
}

function endsAfterStart({ startDate, endDate }: JsonObject, path: string, say: Say) {
  if (Date.parse(asText(endDate)) < Date.parse(asText(startDate))) {
    say(joined(path, 'endDate'), 'lies before the start')
  }
}

function lowerThanHigher({ lowPrice, highPrice }: JsonObject, path: string, say: Say) {
  if (asNumber(lowPrice) > asNumber(highPrice)) say(joined(path, 'lowPrice'), 'is more than the highest price')
}
