import { postKind } from '~/domains/blog/post-kind.server'
import { noteTemplateUse } from '~/domains/content-templates/commands.server'
import { findTemplateToUse } from '~/domains/content-templates/queries.server'
import { lookUpReferences } from '~/domains/content-templates/references.server'
import { renderTemplate } from '~/domains/content-templates/render-template.server'
import { labelOf, type TemplateToUse } from '~/domains/content-templates/template'
import { landingKind } from '~/domains/landing-pages/landing-kind.server'
import { productKind } from '~/domains/products/product-kind.server'
import type { Database } from '~/platform/database/database.server'
import type { TextShape } from './ai-texts/instruction'
import type { RunSources, RunTemplate, RunVariable } from './run-template'

/** The site's own kinds of pages and templates. */
export const runSources: RunSources = {
  kinds: { post: postKind, product: productKind, 'landing-page': landingKind },
  readTemplate: (snapshot) => asRunTemplate(snapshot as TemplateToUse),
}

/** A template as it is now. @throws TemplateIsGone, TemplateInTrash */
export async function findRunTemplate(db: Database, id: string): Promise<RunTemplate> {
  return asRunTemplate(await findTemplateToUse(db, id))
}

const shapes: Partial<Record<string, TextShape>> = { text: 'line', 'long-text': 'paragraphs' }

function asRunVariable(variable: TemplateToUse['variables'][number]): RunVariable {
  const { name, isRequired, preset, type } = variable
  return { name, label: labelOf(variable), isRequired, default: preset, shape: shapes[type] ?? null }
}

function asRunTemplate(template: TemplateToUse): RunTemplate {
  const { id, name, kind, variables } = template
  return {
    id,
    title: name,
    kind,
    snapshot: template,
    variables: variables.map(asRunVariable),
    lookUp: (db, rows) => lookUpReferences(db, variables, rows),
    render: (row, seed) => renderTemplate(template, row, seed),
    noteUse: (tx, pages) => noteTemplateUse(tx, id, pages),
  }
}
