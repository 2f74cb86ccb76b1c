import { z } from 'zod'
import { type ArchivedSetting, defineSettingsArchive } from '~/platform/archive/settings-archive.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { findSuggestionSettings, setSuggestionSettings } from './suggestions/suggestion-settings.commands.server'

const schema = z.object({ leaves_first_sentence: z.boolean(), leaves_two_way_links: z.boolean() })

const archivedSettings: ArchivedSetting<Actor, z.infer<typeof schema>> = {
  label: 'Link suggestion settings',
  schema,
  async find(db) {
    const { leavesFirstSentence, leavesTwoWayLinks } = await findSuggestionSettings(db)
    return { leaves_first_sentence: leavesFirstSentence, leaves_two_way_links: leavesTwoWayLinks }
  },
  write: (tx, by, { leaves_first_sentence: leavesFirstSentence, leaves_two_way_links: leavesTwoWayLinks }) =>
    setSuggestionSettings(tx, by, { leavesFirstSentence, leavesTwoWayLinks }),
}

/** What link suggestions leave out, as an archive has it. */
export const suggestionSettingsArchive = defineSettingsArchive<Actor>('suggestion_settings', {
  left_out: archivedSettings,
})
