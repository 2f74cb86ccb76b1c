import { useVersionedForm } from '~/kits/editing/use-versioned-form'
import type { PageSettings } from '~/wings/web/seo/seo-fields'
import { pageSettingsClient } from '../api'

interface StoredSettings {
  settings: PageSettings
  updatedAt: Date | string | null
}

const SAVED = 'Settings saved.'

/** The settings of a page while somebody writes them. */
export function usePageSettingsForm(path: string, stored: StoredSettings) {
  const {
    value: settings,
    base,
    save,
    keepMine,
    setValue,
    ...form
  } = useVersionedForm<PageSettings, StoredSettings>({
    stored,
    toValue: (version) => version.settings,
    describeSave: (wanted, { updatedAt }) =>
      pageSettingsClient.put('/', { query: { path }, json: { settings: wanted, basedOn: updatedAt } }),
  })
  return {
    ...form,
    settings,
    version: String(base.updatedAt && new Date(base.updatedAt).getTime()),
    change: (part: Partial<PageSettings>) => setValue({ ...settings, ...part }),
    save: () => save(SAVED),
    keepMine: () => keepMine(SAVED),
  }
}
