import { adminContext } from '~/domains/accounts/admin-guard.server'
import { importSettings } from '~/domains/page-settings/settings-import.server'
import { SettingsImportScreen } from '~/domains/page-settings/settings-import-screen'
import { databaseContext } from '~/platform/context.server'
import { csvImportForm } from '~/platform/csv-file.server'
import { submit } from '~/platform/forms.server'
import { fixedPages } from '~/shell/public-pages'
import type { Route } from './+types/admin-seo-pages-import'

export function action({ request, context }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return submit(request, csvImportForm, (form) => importSettings(db, by, fixedPages, form))
}

export function meta() {
  return [{ title: 'Import – SEO Settings' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminSeoPagesImport() {
  return <SettingsImportScreen />
}
