import type { SettingsPlan } from './plan-settings.server'

const SHOWN = 200

/** What a file makes of the settings, as the screen shows it. */
export function settingsReport(step: 'check' | 'import', { changed, unchanged, refused }: SettingsPlan) {
  return {
    step,
    unchanged,
    changed: changed.length,
    refused: refused.length,
    refusedRows: refused.slice(0, SHOWN),
    changedRows: changed.slice(0, SHOWN).map(({ path, fields }) => ({ path, fields })),
  }
}

export type SettingsReport = ReturnType<typeof settingsReport>
