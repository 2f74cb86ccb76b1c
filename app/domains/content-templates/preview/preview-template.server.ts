import { materialFor } from '~/domains/landing-pages/material.server'
import type { PieceKind } from '~/domains/writing/piece-kind.server'
import type { Database } from '~/platform/database/database.server'
import { cleanArticle } from '~/rich-text/clean.server'
import { checkShape } from '../engine/content-shape'
import { pieceKinds } from '../generate/piece-kinds.server'
import { lookUpReferences } from '../references.server'
import { renderTemplate } from '../render-template.server'
import type { ContentOf, Sample, Template, TemplateKind } from '../template'
import { exampleRow, withoutUnknowable } from '../variables/example-row'
import type { PreviewForm } from './preview-form'
import type { PreviewedRow } from './previewed-row'

// other requests wait meanwhile
const LONGEST_PREVIEW_MS = 1_500

/** What a template in the making gives for its sample rows, or for an example of its own when there are none. */
export async function previewTemplate(
  db: Database,
  { kind, variables, content, samples }: PreviewForm,
): Promise<PreviewedRow[]> {
  const { content: shaped, problems } = checkShape(kind, content)
  if (!shaped) return [{ problems, content: null }]
  const template: Template = {
    kind,
    content: shaped,
    variables: samples.length > 0 ? variables : withoutUnknowable(variables),
  }
  return previewRows(db, template, samples.length > 0 ? samples : [exampleRow(variables)])
}

/** The same of a template and rows that are known to be sound. */
export async function previewRows(db: Database, template: Template, rows: Sample[]): Promise<PreviewedRow[]> {
  const until = performance.now() + LONGEST_PREVIEW_MS
  const previewed: PreviewedRow[] = []
  for (const row of await lookUpReferences(db, template.variables, rows)) {
    if (performance.now() > until) break
    const { content, partial, problems } = renderTemplate(template, row)
    const shown = cleaned(template.kind, partial as ContentOf[TemplateKind])
    const material = content && 'blocks' in content ? await materialFor(db, content.blocks) : undefined
    previewed.push({ problems, content: shown, ...(material && { material }) })
  }
  return previewed
}

/** As far as it came, and safe to be shown. */
function cleaned<Kind extends TemplateKind>(kind: Kind, content: ContentOf[Kind]) {
  const { texts }: PieceKind<ContentOf[Kind]> = pieceKinds[kind]
  return texts.replaced(content, texts.of(content).map(cleanArticle))
}
