/*
 * Texts on which a pattern works long when its time grows with the square of their length: something that begins as it does,
 * then one of its parts again and again, then something that it does not end with.
 */

const ATOM =
  /\\p\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\k<\w+>|\\.|\[(?:[^\]\\]|\\.)*\]|\(\?<\w+>|\(\?<?[=!:]|\(|\)|\||[*+?][?]?|\{\d+(?:,\d*)?\}\??|[\s\S]/giu
const SAMPLES = [
  ...'a0A -./<">\'&=:;,_#@?!([{}\\`*~|%+$^\t\n\0é中',
  ...'bcdefghijklmnopqrstuvwxyz123456789BCDEFGHIJKLMNOPQRSTUVWXYZ',
]
const ENDS = ['', '\0', '\0\n\0']
const MAX_ENDS = 6
const MAX_TIMES = 100

/** A character that the pattern asks for, with a text that leads there, and what else could stand in its place or could not. */
/** @typedef {{ lead: string, sample: string, mixed: string, other: string, isLiteral: boolean }} Atom */

/** @param {RegExp} pattern @param {number} length @returns {Generator<string, void>} */
export function* hostileTexts(pattern, length) {
  const atoms = atomsOf(pattern)
  const ends = [...new Set([...ENDS, ...atoms.map(({ other }) => other)])].slice(0, MAX_ENDS)
  const made = new Set()
  for (const [lead, piece] of attempts(atoms)) {
    if (piece === '' || made.has(`${lead}\u0001${piece}`)) continue
    made.add(`${lead}\u0001${piece}`)
    const repeated = lead + piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
    for (const end of ends) yield repeated + end
    yield `${repeated}\0${piece}`
  }
}

/** What the text begins with, and what follows again and again. @param {Atom[]} atoms @returns {Generator<[string, string]>} */
function* attempts(atoms) {
  for (const [at, { lead, mixed }] of atoms.entries()) {
    for (let width = 1; width <= 3; width++) {
      const piece = atoms
        .slice(at, at + width)
        .map(({ sample }) => sample)
        .join('')
      yield ['', piece]
      yield ['\0', piece]
      yield [lead, piece]
    }
    yield ['', lead]
    yield ['\0', mixed]
  }
  for (const word of wordsOf(atoms)) {
    yield ['', word]
    yield ['', `${word}a`]
  }
}

/** What stands literally in the pattern, such as `<a href="`. @param {Atom[]} atoms */
function wordsOf(atoms) {
  return atoms
    .map(({ sample, isLiteral }) => (isLiteral ? sample : '\0'))
    .join('')
    .split('\0')
    .filter((word) => word.length > 1)
}

/** @param {RegExp} pattern */
function atomsOf({ source, flags }) {
  /** @type {Atom[]} */
  const atoms = []
  const path = new Path()
  for (const [token] of source.matchAll(ATOM)) {
    const count = /^\{(\d+)/.exec(token)?.[1]
    if (/^[(|)]/.test(token)) path.turn(token)
    else if (count) path.lead += (atoms.at(-1)?.sample ?? '').repeat(Math.min(Number(count), MAX_TIMES))
    else if (!/^[*+?^$]/.test(token) && !/^\\(b|k|\d)/i.test(token)) {
      const atom = atomOf(token, flags, path.lead)
      atoms.push(atom)
      path.lead += atom.sample
    }
  }
  return atoms
}

/** A text that leads to where one is in a pattern: of alternatives it takes the first. */
class Path {
  lead = ''
  /** @type {{ start: string, first?: string, isLook: boolean }[]} */
  #open = [{ start: '', isLook: false }]

  /** @param {string} token the beginning of a group, its end, or what stands between alternatives */
  turn(token) {
    const group = this.#open.at(-1)
    if (token.startsWith('(')) this.#open.push({ start: this.lead, isLook: /[=!]$/.test(token) })
    else if (token === '|' && group) {
      group.first ??= this.lead
      this.lead = group.start
    } else if (group) {
      this.lead = group.isLook ? group.start : (group.first ?? this.lead)
      this.#open.pop()
    }
  }
}

/** @param {string} token @param {string} flags @param {string} lead @returns {Atom} */
function atomOf(token, flags, lead) {
  const isPlain = token.length === 1 && token !== '.'
  const atom = new RegExp(`^${isPlain ? `[${token}]` : `(?:${token})`}$`, flags.replace(/[gy]/g, ''))
  const taken = SAMPLES.filter((sample) => atom.test(sample))
  const sample = isPlain ? token : (taken[0] ?? token.replace(/^\\/, ''))
  const other = SAMPLES.find((one) => !atom.test(one)) ?? ''
  return { lead, sample, mixed: taken.slice(0, 8).join(''), other, isLiteral: token.replace('\\', '') === sample }
}
