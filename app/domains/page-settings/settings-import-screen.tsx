import { Download } from 'lucide-react'
import { SeoHeader } from '~/domains/seo/seo-header'
import { ButtonLink, buttonLook } from '~/ui/workspace/button'
import { CsvFileField } from '~/ui/workspace/csv-file-field'
import { useCsvImport } from '~/ui/workspace/csv-import'
import { exportPath, pagesPath } from './admin/paths'
import { settingColumns } from './csv/columns'
import { SettingsChecked } from './csv/settings-checked'
import type { SettingsReport } from './csv/settings-report'

/** Takes what is said of many pages from a file, after showing what that would change. */
export function SettingsImportScreen() {
  const { Form, field, report, isBusy } = useCsvImport<SettingsReport>()
  return (
    <>
      <SeoHeader actions={<ButtonLink to={pagesPath}>Back to the pages</ButtonLink>} />
      <Form method="post" encType="multipart/form-data" className="grid max-w-4xl gap-6" noValidate>
        <div className="grid gap-4">
          <h2 className="text-base font-semibold">Import what is said of pages</h2>
          <p className="text-dense text-muted">
            A CSV file with the column <b>page_path</b> and any of {Object.keys(settingColumns).join(', ')}. A column
            that is not there changes nothing, an empty cell takes away what was set. Up to 20,000 rows.
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <a href={exportPath} className={buttonLook()}>
              <Download size={17} aria-hidden="true" />
              Export the settings of now
            </a>
            <span className="text-dense text-muted">That file also brings them back.</span>
          </p>
          <CsvFileField {...field} />
        </div>
        {report && <SettingsChecked report={report} isBusy={isBusy} />}
      </Form>
    </>
  )
}
