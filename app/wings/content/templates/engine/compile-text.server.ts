import type { Template as Parsed } from 'liquidjs'
import { decodeEntities } from '~/rich-text/entities'
import type { TemplateProblem } from '../template'
import { htmlEngine, plainTextEngine } from './liquid-engines.server'
import { describeLiquidError, unknownVariableMessage } from './liquid-errors.server'
import type { ParsedRowValues } from './parse-row.server'
import type { TextMode } from './text-mode'

const onlyTags = /<(p|li)>\s*((?:\{%[^%]*%\}\s*)+)<\/\1>/g

/** The filling of one page. */
export interface RenderContext {
  /** See `createScope`. */
  scope: ParsedRowValues
  /** Until when it may work, as performance.now() counts. */
  deadline: number
  problems: TemplateProblem[]
}

export interface CompiledText {
  problems: TemplateProblem[]
  /** Writes the text; what goes wrong is noted in the run, and an empty text stands in its place. */
  render(run: RenderContext): string
}

const MAX_RESULT_LENGTH = 1_000_000
const MAX_PROBLEMS = 20

/** Reads a text that holds Liquid, once for all pages. `names` are the variables of its template. */
export function compileText(source: string, mode: TextMode, field: string, names: string[]): CompiledText {
  const engine = mode === 'html' ? htmlEngine : plainTextEngine
  const nothing = (problems: TemplateProblem[]) => ({ problems, render: () => '' })
  try {
    const parsed = engine.parse(mode === 'html' ? htmlToLiquidSource(source) : source)
    const problems = findUnknownVariables(parsed, names).map((problem) => ({ field, ...problem }))
    if (problems.length > 0) return nothing(problems)
    return { problems, render: (run) => renderText(run, parsed, { engine, field, names }) }
  } catch (error) {
    return nothing([{ field, ...describeLiquidError(error, names) }])
  }
}

/** Also in branches that no row has taken yet. */
function findUnknownVariables(parsed: Parsed[], names: string[]) {
  const { globals } = plainTextEngine.analyzeSync(parsed, { partials: false })
  const unknown = Object.values(globals).flat()
  return unknown
    .filter(({ segments: [name] }) => !names.includes(String(name)))
    .slice(0, MAX_PROBLEMS)
    .map(({ segments: [name], location }) => ({
      line: location.row,
      message: unknownVariableMessage(String(name), names),
    }))
}

interface TextContext {
  engine: typeof plainTextEngine
  field: string
  names: string[]
}

function renderText(
  { scope, deadline, problems }: RenderContext,
  parsed: Parsed[],
  { engine, field, names }: TextContext,
) {
  try {
    const text: string = engine.renderSync(parsed, scope, { renderLimit: Math.max(0, deadline - performance.now()) })
    if (text.length <= MAX_RESULT_LENGTH) return text
    problems.push({ field, message: 'The generated text is too long.' })
  } catch (error) {
    problems.push({ field, ...describeLiquidError(error, names) })
  }
  return ''
}

/**
 * A text as an editor gives it, ready for Liquid: signs that the editor wrote as entities are themselves again inside of
 * Liquid, and a paragraph or list item that holds nothing but tags of Liquid leaves none behind. Lines stay where they are.
 */
function htmlToLiquidSource(html: string) {
  return decodeInsideLiquid(html).replace(onlyTags, '$2')
}

/** By hand and not by one expression: a text full of beginnings without ends would take the square of its length. */
function decodeInsideLiquid(html: string) {
  let out = ''
  let at = 0
  while (at < html.length) {
    const start = indexOfLiquid(html, at)
    if (start === -1) break
    const end = html.indexOf(html[start + 1] === '{' ? '}}' : '%}', start + 2)
    if (end === -1) break
    const inside = decodeEntities(html.slice(start, end)).replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ')
    out += html.slice(at, start) + inside
    at = end
  }
  return out + html.slice(at)
}

function indexOfLiquid(html: string, from: number) {
  for (let at = html.indexOf('{', from); at !== -1; at = html.indexOf('{', at + 1)) {
    const next = html[at + 1]
    if (next === '{' || next === '%') return at
  }
  return -1
}
