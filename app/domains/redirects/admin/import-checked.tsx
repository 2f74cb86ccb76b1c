import { CsvChecked, RefusedRow } from '~/ui/workspace/csv-import'
import { ReportRows } from '~/ui/workspace/report-rows'
import type { ImportReport } from '../import/import-report'
import { redirectsPath } from './paths'

interface ImportCheckedProps {
  report: ImportReport
  isBusy: boolean
}

const figure = (count: number) => count.toLocaleString('en-US')

/** What the file makes of the redirects, or has made of them. */
export function ImportChecked({ report, isBusy }: ImportCheckedProps) {
  const { step, added, changed, unchanged, refused } = report
  const taken = added + changed
  const summary = `${figure(added)} added, ${figure(changed)} changed, ${figure(unchanged)} as they are, ${figure(refused)} refused.`
  return (
    <CsvChecked
      step={step}
      taken={taken}
      summary={summary}
      isBusy={isBusy}
      deed={`Import ${figure(taken)} ${taken === 1 ? 'redirect' : 'redirects'}`}
      list={{ to: redirectsPath, label: 'Show the redirects' }}
    >
      {refused > 0 && <RefusedRows report={report} />}
      {step === 'check' && taken > 0 && <TakenRows report={report} />}
    </CsvChecked>
  )
}

function RefusedRows({ report: { refusedRows, refused } }: { report: ImportReport }) {
  return (
    <ReportRows caption="Refused" heads={['Line', 'Old address', 'Reason']} more={refused - refusedRows.length}>
      {refusedRows.map(({ from, ...row }) => (
        <RefusedRow key={row.line} name={from} {...row} />
      ))}
    </ReportRows>
  )
}

function TakenRows({ report: { rows, added, changed } }: { report: ImportReport }) {
  return (
    <ReportRows caption="Taken" heads={['', 'Old address', 'Answer', 'Leads to']} more={added + changed - rows.length}>
      {rows.map(({ from, to, status, isNew }) => (
        <tr key={from} className="border-b border-line align-top">
          <td className="py-1.5 pr-4 text-muted">{isNew ? 'new' : 'changed'}</td>
          <td className="py-1.5 pr-4 break-all">{from}</td>
          <td className="py-1.5 pr-4">{status}</td>
          <td className="py-1.5 break-all">{to}</td>
        </tr>
      ))}
    </ReportRows>
  )
}
