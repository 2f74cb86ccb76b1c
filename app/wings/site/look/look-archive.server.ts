import { type ArchivedSetting, defineSettingsArchive } from '~/platform/archive/settings-archive.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { saveLookIfUnchanged } from './commands.server'
import { hasCode, type Look } from './look'
import { lookSchema } from './look-form.server'
import { findLook } from './queries.server'

const look: ArchivedSetting<Actor, Look> = {
  label: 'Look',
  schema: lookSchema,
  find: findLook,
  write: (tx, by, value, basedOn) => saveLookIfUnchanged(tx, by, { look: value, basedOn }),
  warningFor: (value) => (hasCode(value) ? 'Its own code runs on every public page.' : undefined),
}

/** How public pages look, as an archive has it. */
export const lookArchive = defineSettingsArchive<Actor>('look', { look })
