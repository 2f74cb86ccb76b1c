import type { EventMatcher } from '../analytics-query'
import { hitKinds } from '../days/day-data'
import type { IndexedDay, TextLookup } from './aggregator'
import { TextMatcher, type TextPattern } from './text-matcher'

// of the numbers that bits are compared in
const MAX_BITS = 32

/** Finds which of up to 32 happenings each hit of a day is, by three looks into tables. */
export class EventMatcherSet {
  readonly #kinds
  readonly #paths
  readonly #names
  readonly #anyPath
  readonly #anyName

  constructor(wanted: EventMatcher[]) {
    this.#kinds = Uint32Array.from(hitKinds, (kind) => matcherBits(wanted, (one) => one.kind === kind))
    this.#anyPath = matcherBits(wanted, ({ path }) => path === undefined)
    this.#anyName = matcherBits(wanted, ({ name }) => name === undefined)
    this.#paths = new TextMatcher(
      wanted.flatMap(({ path }, n) => (path === undefined ? [] : [{ ...readPattern(path), bits: 1 << n }])),
    )
    this.#names = new TextMatcher(
      wanted.flatMap(({ name }, n) => (name === undefined ? [] : [{ text: name, isPrefix: false, bits: 1 << n }])),
    )
  }

  /** Says which of the happenings a hit of this day is, as bits. */
  match(day: IndexedDay, words: TextLookup) {
    const { kind, path, name } = day.hits
    const [kinds, anyPath, anyName] = [this.#kinds, this.#anyPath, this.#anyName]
    const [paths, names] = [this.#paths.match(day, words), this.#names.match(day, words)]
    return (hit: number) =>
      (kinds[kind[hit] ?? 0] ?? 0) & (anyPath | (paths[path[hit] ?? 0] ?? 0)) & (anyName | (names[name[hit] ?? 0] ?? 0))
  }
}

/** As many at once as have a bit. */
export function groupMatchers(wanted: EventMatcher[]) {
  return Array.from({ length: Math.ceil(wanted.length / MAX_BITS) }, (_, n) =>
    wanted.slice(n * MAX_BITS, (n + 1) * MAX_BITS),
  )
}

function matcherBits(wanted: EventMatcher[], is: (one: EventMatcher) => boolean) {
  return wanted.reduce((bits, one, n) => (is(one) ? bits | (1 << n) : bits), 0)
}

/** A path, or with `*` at its end how paths begin. */
function readPattern(path: string): Omit<TextPattern, 'bits'> {
  return path.endsWith('*') ? { text: path.slice(0, -1), isPrefix: true } : { text: path, isPrefix: false }
}
