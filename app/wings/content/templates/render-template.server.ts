import type { z } from 'zod'
import { MAX_SLUG_LENGTH, slugify, slugPattern } from '~/platform/text/slug'
import { compileContent } from './engine/compile-content.server'
import type { RenderContext } from './engine/compile-text.server'
import { contentRules } from './engine/content-rules'
import { parseRow } from './engine/parse-row.server'
import { createScope } from './engine/scope.server'
import type { Template, TemplateContentByKind, TemplateKind, TemplateProblem } from './template'
import type { TemplateRow, Variable } from './variable'

export interface RenderedTemplate<Content> {
  /** Only without problems: it fits the schema of its kind, its fields are tidy. Its HTML is cleaned by whoever stores it. */
  content?: Content
  /** As far as it came. */
  partial: Partial<Content>
  problems: TemplateProblem[]
}

interface CompiledTemplate {
  problems: TemplateProblem[]
  render(run: RenderContext): Record<string, unknown>
}

// thousands of times what a page takes: it ends what would never end
const RENDER_TIMEOUT_MS = 1_000

/** What was read of a template, as long as somebody holds it. */
const compiled = new WeakMap<object, CompiledTemplate>()

/**
 * Fills a template with one row: a value for each variable, as text. Pictures and products that the row names by address
 * must have been looked up before (`resolveReferences`). The same template, row and seed always give the same page; `seed`
 * should stay with the row when others come and go. The template is read at the first row and remembered by its identity.
 */
export function renderTemplate<Kind extends TemplateKind>(
  template: Template<Kind>,
  row: TemplateRow,
  seed = defaultSeed(template.variables, row),
): RenderedTemplate<TemplateContentByKind[Kind]> {
  const { problems: before, render } = getCompiledTemplate(template)
  const problems = [...before]
  const values = parseRow(template.variables, row, problems)
  const until = performance.now() + RENDER_TIMEOUT_MS
  const filled = withSlug(render({ scope: createScope(values, { seed, ...template }), deadline: until, problems }))
  const { schema, normalize } = contentRules[template.kind]
  if (problems.length > 0) return { partial: filled as Partial<TemplateContentByKind[Kind]>, problems }
  const parsed = schema.safeParse(normalize(filled as unknown as TemplateContentByKind[Kind]))
  const partial = filled as Partial<TemplateContentByKind[Kind]>
  if (!parsed.success) return { partial, problems: parsed.error.issues.map(toProblem) }
  const addressProblem = parsed.data.slug === '' ? [missingSlugProblem(parsed.data.title)] : []
  return addressProblem.length > 0 ? { partial, problems: addressProblem } : { content: parsed.data, partial, problems }
}

function getCompiledTemplate(template: Template): CompiledTemplate {
  const known = compiled.get(template)
  if (known) return known
  const problems: TemplateProblem[] = []
  const names = template.variables.map(({ name }) => name)
  const made = { problems, render: compileContent(template.content, { names, problems }) }
  compiled.set(template, made)
  return made
}

/** The row's own words: whatever stands beside it, they are the same tomorrow. */
function defaultSeed(variables: Variable[], row: TemplateRow) {
  return variables.map(({ name }) => (Object.hasOwn(row, name) ? String(row[name] ?? '') : '')).join('\u001f')
}

/** An address out of what the template says, or of the title where it says nothing. */
function withSlug(filled: Record<string, unknown>) {
  const given = String(filled.slug ?? '')
  if (given.length <= MAX_SLUG_LENGTH && slugPattern.test(given)) return filled
  return { ...filled, slug: slugify(given) || slugify(String(filled.title ?? '')) }
}

function missingSlugProblem(title: string): TemplateProblem {
  return { field: 'slug', message: `“${title}” cannot be turned into a URL slug. Enter one in Latin letters.` }
}

function toProblem({ path, message }: z.core.$ZodIssue): TemplateProblem {
  return { field: path.join('.'), message }
}
