import { hitKinds } from '../days/day'
import type { Happening } from '../question'
import type { KnownDay, Words } from './tally'
import { type MarkedText, TextMarks } from './text-marks'

// of the numbers that bits are compared in
const MOST_BITS = 32

/** Finds which of up to 32 happenings each hit of a day is, by three looks into tables. */
export class HappeningMarks {
  readonly #kinds
  readonly #paths
  readonly #names
  readonly #anyPath
  readonly #anyName

  constructor(wanted: Happening[]) {
    this.#kinds = Uint32Array.from(hitKinds, (kind) => bitsOf(wanted, (one) => one.kind === kind))
    this.#anyPath = bitsOf(wanted, ({ path }) => path === undefined)
    this.#anyName = bitsOf(wanted, ({ name }) => name === undefined)
    this.#paths = new TextMarks(
      wanted.flatMap(({ path }, n) => (path === undefined ? [] : [{ ...readPattern(path), bits: 1 << n }])),
    )
    this.#names = new TextMarks(
      wanted.flatMap(({ name }, n) => (name === undefined ? [] : [{ text: name, isBeginning: false, bits: 1 << n }])),
    )
  }

  /** Says which of the happenings a hit of this day is, as bits. */
  of(day: KnownDay, words: Words) {
    const { kind, path, name } = day.hits
    const [kinds, anyPath, anyName] = [this.#kinds, this.#anyPath, this.#anyName]
    const [paths, names] = [this.#paths.of(day, words), this.#names.of(day, words)]
    return (hit: number) =>
      (kinds[kind[hit] ?? 0] ?? 0) & (anyPath | (paths[path[hit] ?? 0] ?? 0)) & (anyName | (names[name[hit] ?? 0] ?? 0))
  }
}

/** As many at once as have a bit. */
export function inGroups(wanted: Happening[]) {
  return Array.from({ length: Math.ceil(wanted.length / MOST_BITS) }, (_, n) =>
    wanted.slice(n * MOST_BITS, (n + 1) * MOST_BITS),
  )
}

function bitsOf(wanted: Happening[], is: (one: Happening) => boolean) {
  return wanted.reduce((bits, one, n) => (is(one) ? bits | (1 << n) : bits), 0)
}

/** A path, or with `*` at its end how paths begin. */
function readPattern(path: string): Omit<MarkedText, 'bits'> {
  return path.endsWith('*') ? { text: path.slice(0, -1), isBeginning: true } : { text: path, isBeginning: false }
}
