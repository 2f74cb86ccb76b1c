import { Download } from 'lucide-react'
import { useFetcher } from 'react-router'
import { SeoHeader } from '~/domains/seo/seo-header'
import { type FormFailure, isFormFailure } from '~/platform/form-failure'
import { ButtonLink, buttonLook } from '~/ui/workspace/button'
import { CsvFileField } from '~/ui/workspace/csv-file-field'
import { exportPath, pagesPath } from './admin/paths'
import { settingColumns } from './csv/columns'
import { SettingsChecked } from './csv/settings-checked'
import type { SettingsReport } from './csv/settings-report'

/** Takes what is said of many pages from a file, after showing what that would change. */
export function SettingsImportScreen() {
  const fetcher = useFetcher<SettingsReport | FormFailure>()
  const failure = isFormFailure(fetcher.data) ? fetcher.data : undefined
  const report = fetcher.data && 'step' in fetcher.data ? fetcher.data : undefined
  const isBusy = fetcher.state !== 'idle'
  return (
    <>
      <SeoHeader actions={<ButtonLink to={pagesPath}>Back to the pages</ButtonLink>} />
      <fetcher.Form method="post" encType="multipart/form-data" className="grid max-w-4xl gap-6" noValidate>
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
          <CsvFileField
            error={failure && (failure.fieldErrors.file ?? failure.formError)}
            isBusy={isBusy}
            onChosen={(form) => fetcher.submit(form, { method: 'post', encType: 'multipart/form-data' })}
          />
        </div>
        {report && <SettingsChecked report={report} isBusy={isBusy} />}
      </fetcher.Form>
    </>
  )
}
