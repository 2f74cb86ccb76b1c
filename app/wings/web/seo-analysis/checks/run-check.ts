import { type Finding, type FindingPlace, ratingForScore } from '../finding'
import type { CaseCheck, CheckOutcome, CheckScale, Measurement, PageCheck, ScaleCheck } from './check'
import type { ParsedPage } from './parse-analyzed-page'
import { appendUnit, formatNumber, formatWithUnit } from './units'

// a finding shows examples; nobody walks through more
const MAX_PLACES = 50
const MAX_SHOWN_LENGTH = 300 // characters of each; its place tells the rest

/** What a check says of a page, in sentences for people. */
export function runCheck(check: PageCheck, page: ParsedPage): Finding {
  if (check.needsLanguageRules && !page.rules) return withoutRules(check, page)
  return 'scale' in check ? runScaleCheck(check, page) : runCaseCheck(check, page)
}

function runScaleCheck(check: ScaleCheck, page: ParsedPage): Finding {
  const scale = typeof check.scale === 'function' ? check.scale(page) : check.scale
  const threshold = describeThreshold(scale, check)
  const found = check.measure(page)
  if (!found) return notApplicable(check, threshold)
  return toFinding(check, threshold, findStep(scale, found.value), found, check.unit)
}

function runCaseCheck(check: CaseCheck, page: ParsedPage): Finding {
  const found = check.evaluate(page)
  const outcome = found && check.cases[found.case]
  if (!outcome) return notApplicable(check, check.good)
  const { value, unit } = found
  return toFinding(check, check.good, outcome, { ...found, value: value ?? 0 }, value === undefined ? undefined : unit)
}

function findStep(scale: CheckScale, value: number) {
  const step = scale.find(({ to, below }) => value <= (to ?? Infinity) && value < (below ?? Infinity))
  if (!step) throw new Error(`No step of the scale holds ${value}`)
  return step
}

function toFinding(
  check: PageCheck,
  threshold: string,
  outcome: CheckOutcome,
  found: Measurement,
  unit: ScaleCheck['unit'] | undefined,
) {
  const words = { value: unit ? formatWithUnit(found.value, unit) : '', threshold, ...found.variables }
  const where = (found.where ?? []).slice(0, MAX_PLACES).map(shortenPlace)
  return {
    ...toFindingInfo(check),
    rating: ratingForScore(outcome.score),
    score: outcome.score,
    threshold,
    where,
    measured: unit ? { value: found.value, unit } : null,
    sentence: fillVariables(outcome.message, words),
    fix: fillVariables(outcome.fix ?? check.fix, words),
  }
}

function shortenPlace(place: FindingPlace): FindingPlace {
  return place.text.length > MAX_SHOWN_LENGTH ? { ...place, text: `${place.text.slice(0, MAX_SHOWN_LENGTH)}…` } : place
}

function notApplicable(check: PageCheck, threshold: string): Finding {
  return {
    ...toFindingInfo(check),
    rating: 'not applicable',
    score: 0,
    measured: null,
    threshold,
    where: [],
    sentence: `Not applicable. Requires ${check.needs}.`,
    fix: fillVariables(check.fix, { threshold }),
  }
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

function withoutRules(check: PageCheck, { page }: ParsedPage): Finding {
  const missing = `no rules for ${languageNames.of(page.language)}`
  return { ...notApplicable(check, missing), sentence: `Not checked: there are ${missing} yet.` }
}

function toFindingInfo({ id, topic, label, reason, source }: PageCheck) {
  return { check: id, topic, label, reason, source }
}

function fillVariables(sentence: string, words: Record<string, string | number>) {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const word = words[name]
    return typeof word === 'number' ? formatNumber(word) : (word ?? whole)
  })
}

/** What would be good, in words, read from the scale itself. */
function describeThreshold(scale: CheckScale, { unit }: ScaleCheck) {
  const at = scale.findIndex(({ score }) => ratingForScore(score) === 'good')
  const last = scale.findLastIndex(({ score }) => ratingForScore(score) === 'good')
  const [before, end] = [scale[at - 1], scale[last]]
  const from = before?.to !== undefined ? `more than ${formatNumber(before.to)}` : atLeast(before?.below)
  const to = end?.to !== undefined ? `up to ${formatNumber(end.to)}` : lessThan(end?.below)
  const limit = end?.to ?? end?.below ?? before?.to ?? before?.below ?? 0
  return limit === 0 && !from ? 'none' : appendUnit([from, to].filter(Boolean).join(', '), unit, limit)
}

const atLeast = (limit: number | undefined) => (limit === undefined ? '' : `at least ${formatNumber(limit)}`)
const lessThan = (limit: number | undefined) => (limit === undefined ? '' : `less than ${formatNumber(limit)}`)
