import type { SettingsImportPlan } from './plan-settings-import.queries.server'

const SHOWN = 200

/** What a file makes of the settings, as the screen shows it. */
export function buildSettingsImportReport(
  step: 'check' | 'import',
  { changed, unchanged, rejected }: SettingsImportPlan,
) {
  return {
    step,
    unchanged,
    changed: changed.length,
    refused: rejected.length,
    refusedRows: rejected.slice(0, SHOWN),
    changedRows: changed.slice(0, SHOWN).map(({ path, changes }) => ({ path, fields: changes })),
  }
}

export type SettingsImportReport = ReturnType<typeof buildSettingsImportReport>
