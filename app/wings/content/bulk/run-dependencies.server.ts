import type { Database } from '~/platform/database/database.server'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { landingPageEntryType } from '~/wings/content/landing-pages/landing-page-entry-type.server'
import { recordTemplateUse } from '~/wings/content/templates/commands.server'
import { findUsableTemplate } from '~/wings/content/templates/queries.server'
import { renderTemplate } from '~/wings/content/templates/render-template.server'
import { resolveReferences } from '~/wings/content/templates/resolve-references.server'
import { type UsableTemplate, variableLabel } from '~/wings/content/templates/template'
import { productEntryType } from '~/wings/shop/products/product-entry-type.server'
import type { AiTextShape } from './ai-texts/ai-instructions'
import type { RunDependencies, RunTemplate, RunVariable } from './run-template'

/** The site's own kinds of pages and templates. */
export const runDependencies: RunDependencies = {
  entryTypes: { post: postEntryType, product: productEntryType, 'landing-page': landingPageEntryType },
  readTemplate: (snapshot) => toRunTemplate(snapshot as UsableTemplate),
}

/** A template as it is now. @throws TemplateIsGone, TemplateInTrash */
export async function findRunTemplate(db: Database, id: string): Promise<RunTemplate> {
  return toRunTemplate(await findUsableTemplate(db, id))
}

const shapes: Partial<Record<string, AiTextShape>> = { text: 'line', 'long-text': 'paragraphs' }

function toRunVariable(variable: UsableTemplate['variables'][number]): RunVariable {
  const { name, isRequired, preset, type } = variable
  return { name, label: variableLabel(variable), isRequired, default: preset, shape: shapes[type] ?? null }
}

function toRunTemplate(template: UsableTemplate): RunTemplate {
  const { id, name, kind, variables } = template
  return {
    id,
    title: name,
    kind,
    snapshot: template,
    variables: variables.map(toRunVariable),
    resolveReferences: (db, rows) => resolveReferences(db, variables, rows),
    render: (row, seed) => renderTemplate(template, row, seed),
    recordUse: (tx, pages) => recordTemplateUse(tx, id, pages),
  }
}
