import type { SettingsImportPlan } from './plan-settings-import.queries.server'

const SHOWN = 200

/** What a file makes of the settings, as the screen shows it. */
export function buildSettingsImportReport(
  step: 'check' | 'import',
  { changed, unchanged, rejected: refused }: SettingsImportPlan,
) {
  return {
    step,
    unchanged,
    changed: changed.length,
    refused: refused.length,
    refusedRows: refused.slice(0, SHOWN),
    changedRows: changed.slice(0, SHOWN).map(({ path, changes: fields }) => ({ path, fields })),
  }
}

export type SettingsImportReport = ReturnType<typeof buildSettingsImportReport>
