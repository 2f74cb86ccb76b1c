import type { z } from 'zod'
import { LONGEST_SLUG, slugify, slugPattern } from '~/platform/slug'
import { compileContent } from './engine/compile-content.server'
import type { Run } from './engine/compile-text.server'
import { contentRules } from './engine/kinds'
import { scopeOf } from './engine/scope.server'
import type { ContentOf, Problem, Template, TemplateKind } from './template'
import { readRow } from './variables/read-row.server'
import type { Row, Variable } from './variables/variable'

export interface Rendered<Content> {
  /** Only without problems: it fits the schema of its kind, its fields are tidy. Its HTML is cleaned by whoever stores it. */
  content?: Content
  /** As far as it came. */
  partial: Partial<Content>
  problems: Problem[]
}

interface Compiled {
  problems: Problem[]
  write(run: Run): Record<string, unknown>
}

// thousands of times what a page takes: it ends what would never end
const LONGEST_RUN_MS = 1_000

/** What was read of a template, as long as somebody holds it. */
const compiled = new WeakMap<object, Compiled>()

/**
 * Fills a template with one row: a value for each variable, as text. Pictures and products that the row names by address
 * must have been looked up before (lookUpReferences). The same template, row and seed always give the same page; `seed`
 * should stay with the row when others come and go. The template is read at the first row and remembered by its identity.
 */
export function renderTemplate<Kind extends TemplateKind>(
  template: Template<Kind>,
  row: Row,
  seed = seedOf(template.variables, row),
): Rendered<ContentOf[Kind]> {
  const { problems: before, write } = compiledOf(template)
  const problems = [...before]
  const values = readRow(template.variables, row, problems)
  const until = performance.now() + LONGEST_RUN_MS
  const filled = withSlug(write({ scope: scopeOf(values, seed), until, problems }))
  const { schema, tidy } = contentRules[template.kind]
  if (problems.length > 0) return { partial: filled as Partial<ContentOf[Kind]>, problems }
  const parsed = schema.safeParse(tidy(filled as unknown as ContentOf[Kind]))
  const partial = filled as Partial<ContentOf[Kind]>
  if (!parsed.success) return { partial, problems: parsed.error.issues.map(problemOf) }
  const addressProblem = parsed.data.slug === '' ? [noAddress(parsed.data.title)] : []
  return addressProblem.length > 0 ? { partial, problems: addressProblem } : { content: parsed.data, partial, problems }
}

function compiledOf(template: Template): Compiled {
  const known = compiled.get(template)
  if (known) return known
  const problems: Problem[] = []
  const names = template.variables.map(({ name }) => name)
  const made = { problems, write: compileContent(template.content, { names, problems }) }
  compiled.set(template, made)
  return made
}

/** The row's own words: whatever stands beside it, they are the same tomorrow. */
function seedOf(variables: Variable[], row: Row) {
  return variables.map(({ name }) => (Object.hasOwn(row, name) ? String(row[name] ?? '') : '')).join('\u001f')
}

/** An address out of what the template says, or of the title where it says nothing. */
function withSlug(filled: Record<string, unknown>) {
  const given = String(filled.slug ?? '')
  if (given.length <= LONGEST_SLUG && slugPattern.test(given)) return filled
  return { ...filled, slug: slugify(given) || slugify(String(filled.title ?? '')) }
}

function noAddress(title: string): Problem {
  return { field: 'slug', message: `No address can be made of “${title}”. Write one in Latin letters.` }
}

function problemOf({ path, message }: z.core.$ZodIssue): Problem {
  return { field: path.join('.'), message }
}
