import { CsvFileField } from '~/ui/workspace/csv-file-field'
import { CsvChecked, RefusedRow } from '~/ui/workspace/csv-import'
import { ReportRows } from '~/ui/workspace/report-rows'
import type { RuleReport } from '../../rules/csv/import-report'
import { rulesPath } from './paths'

const figure = (count: number) => count.toLocaleString('en-US')

/** Takes a CSV file, which is looked at as soon as it is chosen. */
export function ImportFile(field: React.ComponentProps<typeof CsvFileField>) {
  return (
    <div className="grid gap-4">
      <h2 className="text-base font-semibold">Import link rules</h2>
      <p className="text-dense text-muted">
        A CSV file with the columns of the export. Only <b>keyword</b> and <b>target</b> are needed; what has no column
        is as in a new rule. A row with the keyword and the target of a rule that is listed already changes it.
      </p>
      <CsvFileField {...field} />
    </div>
  )
}

/** What the file makes of the rules, or has made of them. */
export function ImportChecked({ report, isBusy }: { report: RuleReport; isBusy: boolean }) {
  const { step, added, changed, unchanged, refused } = report
  const taken = added + changed
  const summary = `${figure(added)} added, ${figure(changed)} changed, ${figure(unchanged)} as they are, ${figure(refused)} refused.`
  return (
    <CsvChecked
      {...{ step, taken, summary, isBusy }}
      deed={`Import ${figure(taken)} ${taken === 1 ? 'rule' : 'rules'}`}
      list={{ to: rulesPath, label: 'Show the rules' }}
    >
      <Refused report={report} />
      {step === 'check' && taken > 0 && (
        <p className="text-dense text-muted">
          <b>Taken:</b> {report.rows.map(({ keyword, isNew }) => `${keyword}${isNew ? '' : ' (changed)'}`).join(', ')}
          {taken > report.rows.length && ` and ${figure(taken - report.rows.length)} more`}.
        </p>
      )}
    </CsvChecked>
  )
}

function Refused({ report: { refused, refusedRows } }: { report: RuleReport }) {
  if (refused === 0) return null
  return (
    <ReportRows caption="Refused" heads={['Line', 'Keyword', 'Reason']} more={refused - refusedRows.length}>
      {refusedRows.map(({ keyword, ...row }) => (
        <RefusedRow key={row.line} name={keyword} {...row} />
      ))}
    </ReportRows>
  )
}
