import { postEntryType } from '~/domains/blog/post-kind.server'
import { recordTemplateUse } from '~/domains/content-templates/commands.server'
import { findUsableTemplate } from '~/domains/content-templates/queries.server'
import { resolveReferences } from '~/domains/content-templates/references.server'
import { renderTemplate } from '~/domains/content-templates/render-template.server'
import { type UsableTemplate, variableLabel } from '~/domains/content-templates/template'
import { landingPageEntryType } from '~/domains/landing-pages/landing-kind.server'
import { productEntryType } from '~/domains/products/product-kind.server'
import type { Database } from '~/platform/database/database.server'
import type { AiTextShape } from './ai-texts/instruction'
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
