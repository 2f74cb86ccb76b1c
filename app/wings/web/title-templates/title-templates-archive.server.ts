import { z } from 'zod'
import { type ArchivedSetting, defineSettingsArchive } from '~/platform/archive/settings-archive.server'
import type { Database } from '~/platform/database/database.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { saveTitleTemplateIfUnchanged } from './commands.server'
import { findTitleTemplates } from './queries.server'
import { emptyTitleTemplate, type TitleTemplate, type TitleTemplateKind } from './title-template'
import { titleTemplateSchema } from './title-template-form.server'

/** How pages of each kind are called, as an archive has it; empty texts where nobody has said anything. */
export const titleTemplatesArchive = defineSettingsArchive<Actor>('patterns', {
  post: archivedTitleTemplate('post', 'Posts'),
  product: archivedTitleTemplate('product', 'Products'),
  landing_page: archivedTitleTemplate('landing-page', 'Landing pages'),
  site: archivedTitleTemplate('site', 'Pages'),
})

function archivedTitleTemplate(kind: TitleTemplateKind, label: string): ArchivedSetting<Actor> {
  return {
    label,
    schema: archivedTemplateSchema(kind),
    find: async (db: Database) => (await findTitleTemplates(db))[kind],
    write: (tx, by, template: TitleTemplate, basedOn: TitleTemplate) =>
      saveTitleTemplateIfUnchanged(tx, by, { kind, template, basedOn }),
  }
}

/** The pattern as its form reads it. */
function archivedTemplateSchema(kind: TitleTemplateKind) {
  return z
    .unknown()
    .transform((template) => ({ kind, template, basedOn: emptyTitleTemplate }))
    .pipe(titleTemplateSchema)
    .transform(({ template }) => template)
}
