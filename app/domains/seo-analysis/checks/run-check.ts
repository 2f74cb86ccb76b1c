import { type Finding, type Place, ratingOf } from '../finding'
import type { CaseCheck, Check, Measured, Outcome, Scale, ScaleCheck } from './check'
import { plainNumber, unitName, withUnit } from './measure'
import type { ReadPage } from './read-page'

// a finding shows examples; nobody walks through more
const MOST_PLACES = 50
const LONGEST_SHOWN = 300 // characters of each; its place tells the rest

/** What a check says of a page, in sentences for people. */
export function runCheck(check: Check, page: ReadPage): Finding {
  return 'scale' in check ? onScale(check, page) : byCases(check, page)
}

function onScale(check: ScaleCheck, page: ReadPage): Finding {
  const scale = typeof check.scale === 'function' ? check.scale(page) : check.scale
  const threshold = thresholdOf(scale, check)
  const found = check.measure(page)
  if (!found) return notApplicable(check, threshold)
  return findingOf(check, threshold, stepOf(scale, found.value), found, check.unit)
}

function byCases(check: CaseCheck, page: ReadPage): Finding {
  const found = check.judge(page)
  const outcome = found && check.cases[found.is]
  if (!outcome) return notApplicable(check, check.good)
  const { value, unit } = found
  return findingOf(check, check.good, outcome, { ...found, value: value ?? 0 }, value === undefined ? undefined : unit)
}

function stepOf(scale: Scale, value: number) {
  const step = scale.find(({ to, below }) => value <= (to ?? Infinity) && value < (below ?? Infinity))
  if (!step) throw new Error(`No step of the scale holds ${value}`)
  return step
}

function findingOf(
  check: Check,
  threshold: string,
  outcome: Outcome,
  found: Measured,
  unit: ScaleCheck['unit'] | undefined,
) {
  const words = { value: unit ? withUnit(found.value, unit) : '', threshold, ...found.words }
  const where = (found.where ?? []).slice(0, MOST_PLACES).map(shortened)
  return {
    ...aboutOf(check),
    rating: ratingOf(outcome.score),
    score: outcome.score,
    threshold,
    where,
    measured: unit ? { value: found.value, unit } : null,
    sentence: filled(outcome.says, words),
    fix: filled(outcome.fix ?? check.fix, words),
  }
}

function shortened(place: Place): Place {
  return place.text.length > LONGEST_SHOWN ? { ...place, text: `${place.text.slice(0, LONGEST_SHOWN)}…` } : place
}

function notApplicable(check: Check, threshold: string): Finding {
  return {
    ...aboutOf(check),
    rating: 'not applicable',
    score: 0,
    measured: null,
    threshold,
    where: [],
    sentence: `Not judged: this needs ${check.needs}.`,
    fix: filled(check.fix, { threshold }),
  }
}

function aboutOf({ id, topic, label, reason, source }: Check) {
  return { check: id, topic, label, reason, source }
}

function filled(sentence: string, words: Record<string, string | number>) {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const word = words[name]
    return typeof word === 'number' ? plainNumber(word) : (word ?? whole)
  })
}

/** What would be good, in words, read from the scale itself. */
function thresholdOf(scale: Scale, { unit }: ScaleCheck) {
  const at = scale.findIndex(({ score }) => ratingOf(score) === 'good')
  const last = scale.findLastIndex(({ score }) => ratingOf(score) === 'good')
  const [before, end] = [scale[at - 1], scale[last]]
  const from = before?.to !== undefined ? `more than ${plainNumber(before.to)}` : atLeast(before?.below)
  const to = end?.to !== undefined ? `up to ${plainNumber(end.to)}` : lessThan(end?.below)
  const limit = end?.to ?? end?.below ?? before?.to ?? before?.below ?? 0
  return limit === 0 && !from ? 'none' : `${[from, to].filter(Boolean).join(', ')} ${unitName(unit, limit)}`
}

const atLeast = (limit: number | undefined) => (limit === undefined ? '' : `at least ${plainNumber(limit)}`)
const lessThan = (limit: number | undefined) => (limit === undefined ? '' : `less than ${plainNumber(limit)}`)
