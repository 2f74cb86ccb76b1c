import { adminContext } from '~/domains/accounts/admin-guard.server'
import { SeoHeader } from '~/domains/seo/seo-header'
import { databaseContext } from '~/platform/context.server'
import { csvImportSchema, readCsvUpload } from '~/platform/csv-file.server'
import { submit } from '~/platform/forms.server'
import { ButtonLink } from '~/ui/workspace/button'
import { useCsvImport } from '~/ui/workspace/csv-import'
import { RedirectImportPreview } from '../admin/import-checked'
import { RedirectImportFileField } from '../admin/import-file'
import { redirectsPath } from '../admin/paths'
import { importRedirects } from '../import/import-redirects.server'
import { buildRedirectImportReport, type RedirectImportReport } from '../import/import-report'
import { planRedirectImport } from '../import/plan-import.server'
import { MAX_REDIRECT_ROWS, parseRedirectsCsv } from '../import/read-redirects.server'
import type { Route } from './+types/admin-redirects-import'

/** Looks at a file, or takes it in: what it would make of the redirects is worked out anew each time. */
export function action({ request, context }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return submit(request, csvImportSchema, async ({ step, file }) => {
    const plan = await planRedirectImport(db, await readCsvUpload(file, MAX_REDIRECT_ROWS, parseRedirectsCsv))
    if (step === 'import') await importRedirects(db, by, plan)
    return buildRedirectImportReport(step, plan)
  })
}

export function meta() {
  return [{ title: 'Import redirects – SEO Settings' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminRedirectsImport() {
  const { Form, field, report, isBusy } = useCsvImport<RedirectImportReport>()
  return (
    <>
      <SeoHeader actions={<ButtonLink to={redirectsPath}>Back to the redirects</ButtonLink>} />
      <Form method="post" encType="multipart/form-data" className="grid max-w-3xl gap-6" noValidate>
        <RedirectImportFileField {...field} />
        {report && <RedirectImportPreview report={report} isBusy={isBusy} />}
      </Form>
    </>
  )
}
