import type { Template as Parsed } from 'liquidjs'
import type { Problem } from '../template'
import type { Values } from '../variables/read-row.server'
import { liquidSource } from './html-source'
import { htmlEngine, lineEngine } from './liquid.server'
import { faultOf, unknownVariable } from './sentences.server'
import type { TextMode } from './text-modes'

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
