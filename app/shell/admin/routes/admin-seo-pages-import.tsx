import { csvImportSchema } from '~/platform/csv/csv-upload.server'
import { submit } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { builtInPages } from '~/shell/public-pages'
import { importPageSettings } from '~/wings/seo-tools/page-settings/import-page-settings.server'
import { SettingsImportScreen } from '~/wings/seo-tools/page-settings/settings-import-screen'
import { adminContext } from '~/wings/site/admin-context.server'
import type { Route } from './+types/admin-seo-pages-import'

export function action({ request, context }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return submit(request, csvImportSchema, (form) => importPageSettings(db, by, builtInPages, form))
}

export function meta() {
  return noindexMeta('Import – SEO Settings')
}

export default function AdminSeoPagesImport() {
  return <SettingsImportScreen />
}
