import { formatCount, formatNumber } from '~/platform/text/format-number'
import { CsvImportPreview, RejectedRow } from '~/ui/workspace/csv-import-preview'
import { CsvReportTable } from '~/ui/workspace/csv-report-table'
import type { RedirectImportReport } from '../redirect-import-report'
import { redirectsPath } from './paths'

interface RedirectImportPreviewProps {
  report: RedirectImportReport
  isBusy: boolean
}

/** What the file makes of the redirects, or has made of them. */
export function RedirectImportPreview({ report, isBusy }: RedirectImportPreviewProps) {
  const { step, added, changed, unchanged, refused } = report
  const taken = added + changed
  const summary = `${formatNumber(added)} new, ${formatNumber(changed)} updated, ${formatNumber(unchanged)} unchanged, ${formatNumber(refused)} invalid.`
  return (
    <CsvImportPreview
      step={step}
      acceptedCount={taken}
      summary={summary}
      isBusy={isBusy}
      submitLabel={`Import ${formatCount(taken, 'redirect')}`}
      list={{ to: redirectsPath, label: 'View redirects' }}
    >
      {refused > 0 && <RejectedRows report={report} />}
      {step === 'check' && taken > 0 && <AcceptedRows report={report} />}
    </CsvImportPreview>
  )
}

function RejectedRows({ report: { refusedRows, refused } }: { report: RedirectImportReport }) {
  return (
    <CsvReportTable
      caption="Invalid rows"
      headers={['Line', 'Source URL', 'Reason']}
      hiddenCount={refused - refusedRows.length}
    >
      {refusedRows.map(({ from, ...row }) => (
        <RejectedRow key={row.line} name={from} {...row} />
      ))}
    </CsvReportTable>
  )
}

function AcceptedRows({ report: { rows, added, changed } }: { report: RedirectImportReport }) {
  return (
    <CsvReportTable
      caption="Redirects to import"
      headers={['', 'Source URL', 'Type', 'Target URL']}
      hiddenCount={added + changed - rows.length}
    >
      {rows.map(({ from, to, status, isNew }) => (
        <tr key={from} className="border-b border-line align-top">
          <td className="py-1.5 pr-4 text-muted">{isNew ? 'New' : 'Updated'}</td>
          <td className="py-1.5 pr-4 break-all">{from}</td>
          <td className="py-1.5 pr-4">{status}</td>
          <td className="py-1.5 break-all">{to}</td>
        </tr>
      ))}
    </CsvReportTable>
  )
}
