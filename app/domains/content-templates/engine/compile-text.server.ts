import type { Template as Parsed } from 'liquidjs'
import { decodeEntities } from '~/rich-text/entities'
import type { Problem } from '../template'
import type { Values } from '../variables/read-row.server'
import { htmlEngine, lineEngine } from './liquid.server'
import { faultOf, unknownVariable } from './sentences.server'
import type { TextMode } from './text-modes'

const onlyTags = /<(p|li)>\s*((?:\{%[^%]*%\}\s*)+)<\/\1>/g

/** The filling of one page. */
export interface Run {
  /** See scopeOf. */
  scope: Values
  /** Until when it may work, as performance.now() counts. */
  until: number
  problems: Problem[]
}

export interface CompiledText {
  problems: Problem[]
  /** Writes the text; what goes wrong is noted in the run, and an empty text stands in its place. */
  write(run: Run): string
}

const LONGEST_RESULT = 1_000_000
const MOST_PROBLEMS = 20

/** Reads a text that holds Liquid, once for all pages. `names` are the variables of its template. */
export function compileText(source: string, mode: TextMode, field: string, names: string[]): CompiledText {
  const engine = mode === 'html' ? htmlEngine : lineEngine
  const nothing = (problems: Problem[]) => ({ problems, write: () => '' })
  try {
    const parsed = engine.parse(mode === 'html' ? liquidSource(source) : source)
    const problems = unknownNames(parsed, names).map((problem) => ({ field, ...problem }))
    if (problems.length > 0) return nothing(problems)
    return { problems, write: (run) => filled(run, parsed, { engine, field, names }) }
  } catch (error) {
    return nothing([{ field, ...faultOf(error, names) }])
  }
}

/** Also in branches that no row has taken yet. */
function unknownNames(parsed: Parsed[], names: string[]) {
  const { globals } = lineEngine.analyzeSync(parsed, { partials: false })
  const unknown = Object.values(globals).flat()
  return unknown
    .filter(({ segments: [name] }) => !names.includes(String(name)))
    .slice(0, MOST_PROBLEMS)
    .map(({ segments: [name], location }) => ({ line: location.row, message: unknownVariable(String(name), names) }))
}

interface Filling {
  engine: typeof lineEngine
  field: string
  names: string[]
}

function filled({ scope, until, problems }: Run, parsed: Parsed[], { engine, field, names }: Filling) {
  try {
    const text: string = engine.renderSync(parsed, scope, { renderLimit: Math.max(0, until - performance.now()) })
    if (text.length <= LONGEST_RESULT) return text
    problems.push({ field, message: 'This comes out longer than a page can be.' })
  } catch (error) {
    problems.push({ field, ...faultOf(error, names) })
  }
  return ''
}

/**
 * A text as an editor gives it, ready for Liquid: signs that the editor wrote as entities are themselves again inside of
 * Liquid, and a paragraph or list item that holds nothing but tags of Liquid leaves none behind. Lines stay where they are.
 */
function liquidSource(html: string) {
  return decodedInside(html).replace(onlyTags, '$2')
}

/** By hand and not by one expression: a text full of beginnings without ends would take the square of its length. */
function decodedInside(html: string) {
  let out = ''
  let at = 0
  while (at < html.length) {
    const start = nextOf(html, at)
    if (start === -1) break
    const end = html.indexOf(html[start + 1] === '{' ? '}}' : '%}', start + 2)
    if (end === -1) break
    const inside = decodeEntities(html.slice(start, end)).replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ')
    out += html.slice(at, start) + inside
    at = end
  }
  return out + html.slice(at)
}

function nextOf(html: string, from: number) {
  for (let at = html.indexOf('{', from); at !== -1; at = html.indexOf('{', at + 1)) {
    const next = html[at + 1]
    if (next === '{' || next === '%') return at
  }
  return -1
}
