import { adminContext } from '~/domains/accounts/admin-guard.server'
import { importPageSettings } from '~/domains/page-settings/settings-import.server'
import { SettingsImportScreen } from '~/domains/page-settings/settings-import-screen'
import { databaseContext } from '~/platform/context.server'
import { csvImportSchema } from '~/platform/csv-file.server'
import { submit } from '~/platform/forms.server'
import { builtInPages } from '~/shell/public-pages'
import type { Route } from './+types/admin-seo-pages-import'

export function action({ request, context }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return submit(request, csvImportSchema, (form) => importPageSettings(db, by, builtInPages, form))
}

export function meta() {
  return [{ title: 'Import – SEO Settings' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminSeoPagesImport() {
  return <SettingsImportScreen />
}
