import { Download } from 'lucide-react'
import { formatCount, formatNumber } from '~/platform/text/format-number'
import { ButtonLink, buttonClassName } from '~/ui/workspace/button'
import { CsvFileField } from '~/ui/workspace/csv-file-field'
import { CsvImportPreview, RejectedRow, useCsvImport } from '~/ui/workspace/csv-import-preview'
import { CsvReportTable } from '~/ui/workspace/csv-report-table'
import { SeoHeader } from '~/wings/web/seo-header'
import { settingColumns } from './columns'
import type { SettingsImportReport } from './settings-import-report'
import { seoPagesExportPath, seoPagesPath } from './ui/paths'

/** Takes what is said of many pages from a file, after showing what that would change. */
export function SettingsImportScreen() {
  const { Form, field, report, isBusy } = useCsvImport<SettingsImportReport>()
  return (
    <>
      <SeoHeader actions={<ButtonLink to={seoPagesPath}>Back to pages</ButtonLink>} />
      <Form method="post" encType="multipart/form-data" className="grid max-w-4xl gap-6" noValidate>
        <div className="grid gap-4">
          <h2 className="text-base font-semibold">Import page settings</h2>
          <p className="text-dense text-muted">
            Upload a CSV file with the column <b>page_path</b> and any of {Object.keys(settingColumns).join(', ')}.
            Missing columns are left unchanged, empty cells clear the value. Up to 20,000 rows.
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <a href={seoPagesExportPath} className={buttonClassName()}>
              <Download size={17} aria-hidden="true" />
              Export current settings
            </a>
            <span className="text-dense text-muted">Import this file to restore them.</span>
          </p>
          <CsvFileField {...field} />
        </div>
        {report && <SettingsImportPreview report={report} isBusy={isBusy} />}
      </Form>
    </>
  )
}

/** What the file makes of the settings, or has made of them. */
function SettingsImportPreview({ report, isBusy }: { report: SettingsImportReport; isBusy: boolean }) {
  const { step, changed, unchanged, refused, changedRows, refusedRows } = report
  const summary = `${formatNumber(changed)} updated, ${formatNumber(unchanged)} unchanged, ${formatNumber(refused)} skipped.`
  return (
    <CsvImportPreview
      step={step}
      summary={summary}
      isBusy={isBusy}
      acceptedCount={changed}
      submitLabel={`Update ${formatCount(changed, 'page')}`}
      list={{ to: seoPagesPath, label: 'View pages' }}
    >
      {refused > 0 && (
        <CsvReportTable
          caption="Skipped rows"
          headers={['Line', 'Page', 'Reason']}
          hiddenCount={refused - refusedRows.length}
        >
          {refusedRows.map(({ path, ...row }) => (
            <RejectedRow key={row.line} name={path} {...row} />
          ))}
        </CsvReportTable>
      )}
      {step === 'check' && changed > 0 && (
        <CsvReportTable
          caption="Changes"
          headers={['Page', 'Column', 'Before', 'After']}
          hiddenCount={changed - changedRows.length}
        >
          {changedRows.flatMap(({ path, fields }) =>
            fields.map(({ column, before, after }) => (
              <tr key={`${path} ${column}`} className="border-b border-line align-top">
                <td className="py-1.5 pr-4 break-all">{path}</td>
                <td className="py-1.5 pr-4">{column}</td>
                <td className="py-1.5 pr-4 break-words text-muted">{before || 'default'}</td>
                <td className="py-1.5 break-words">{after || 'default'}</td>
              </tr>
            )),
          )}
        </CsvReportTable>
      )}
    </CsvImportPreview>
  )
}
