import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import type { EntryType } from '~/wings/publishing/writing/entry-type.server'
import { findMediaIdsInHtml } from '~/wings/site/media/queries.server'
import { entryTypes } from '../entry-types.server'
import type { EditableTemplate } from '../template'

/** The pictures that every page of a template shows, and those that a variable has unless a row says otherwise. */
export async function findTemplatePictures(
  db: Database,
  { kind, content, variables }: EditableTemplate,
): Promise<string[]> {
  const { pictureIdsByField, richTexts } = entryTypes[kind] as unknown as EntryType<typeof content>
  const named = Object.values(pictureIdsByField(content)).flat()
  const presets = variables.filter(({ type }) => type === 'picture').map(({ preset }) => preset.trim())
  // where Liquid stands, only the row knows
  const fixed = [...named, ...presets].filter((id) => isUuid(id))
  return [...fixed, ...(await findMediaIdsInHtml(db, richTexts.get(content).join('')))]
}
