import type { Database } from '~/platform/database/database.server'
import { cleanArticle } from '~/rich-text/clean-html.server'
import { findBlockData } from '~/wings/content/landing-pages/find-block-data.server'
import type { EntryType } from '~/wings/publishing/writing/entry-type.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { createExampleRow, makeReferencesOptional } from './engine/example-row'
import { validateTemplateContent } from './engine/validate-content'
import { entryTypes } from './entry-types.server'
import type { TemplatePreviewForm } from './preview-form'
import type { PreviewedRow } from './previewed-row'
import { renderTemplate } from './render-template.server'
import { resolveReferences } from './resolve-references.server'
import type { SampleRow, Template, TemplateContentByKind, TemplateKind } from './template'

// other requests wait meanwhile
const PREVIEW_TIMEOUT_MS = 1_500

/** What a template in the making gives for its sample rows, or for an example of its own when there are none. */
export async function previewTemplate(
  db: Database,
  { kind, variables, content, samples }: TemplatePreviewForm,
): Promise<PreviewedRow[]> {
  const { content: shaped, problems } = validateTemplateContent(kind, content)
  if (!shaped) return [{ problems, content: null }]
  const template: Template = {
    kind,
    content: shaped,
    currency: (await findBrand(db)).currency,
    variables: samples.length > 0 ? variables : makeReferencesOptional(variables),
  }
  return renderPreviewRows(db, template, samples.length > 0 ? samples : [createExampleRow(variables)])
}

/** The same of a template and rows that are known to be sound. */
export async function renderPreviewRows(db: Database, template: Template, rows: SampleRow[]): Promise<PreviewedRow[]> {
  const until = performance.now() + PREVIEW_TIMEOUT_MS
  const previewed: PreviewedRow[] = []
  for (const row of await resolveReferences(db, template.variables, rows)) {
    if (performance.now() > until) break
    const { content, partial, problems } = renderTemplate(template, row)
    const shown = sanitizeContent(template.kind, partial as TemplateContentByKind[TemplateKind])
    const blockData = content && 'blocks' in content ? await findBlockData(db, content.blocks) : undefined
    previewed.push({ problems, content: shown, ...(blockData && { blockData }) })
  }
  return previewed
}

/** As far as it came, and safe to be shown. */
function sanitizeContent<Kind extends TemplateKind>(kind: Kind, content: TemplateContentByKind[Kind]) {
  const { richTexts }: EntryType<TemplateContentByKind[Kind]> = entryTypes[kind]
  return richTexts.set(content, richTexts.get(content).map(cleanArticle))
}
