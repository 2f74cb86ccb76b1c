import { csvImportSchema, readCsvUpload } from '~/platform/csv/csv-upload.server'
import { submit } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { ButtonLink } from '~/ui/workspace/button'
import { useCsvImport } from '~/ui/workspace/csv-import-preview'
import { adminContext } from '~/wings/site/admin-context.server'
import { SeoHeader } from '~/wings/web/seo-header'
import { importRedirects } from '../import-redirects.commands.server'
import { MAX_REDIRECT_ROWS, parseRedirectsCsv } from '../parse-redirects-csv.server'
import { planRedirectImport } from '../plan-redirect-import.queries.server'
import { buildRedirectImportReport, type RedirectImportReport } from '../redirect-import-report'
import { redirectsPath } from '../ui/paths'
import { RedirectImportFileField } from '../ui/redirect-import-file-field'
import { RedirectImportPreview } from '../ui/redirect-import-preview'
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
  return noindexMeta('Import redirects – SEO Settings')
}

export default function AdminRedirectsImport() {
  const { Form, field, report, isBusy } = useCsvImport<RedirectImportReport>()
  return (
    <>
      <SeoHeader actions={<ButtonLink to={redirectsPath}>Redirects</ButtonLink>} />
      <Form method="post" encType="multipart/form-data" className="grid max-w-3xl gap-6" noValidate>
        <RedirectImportFileField {...field} />
        {report && <RedirectImportPreview report={report} isBusy={isBusy} />}
      </Form>
    </>
  )
}
