import { CsvChecked, RefusedRow } from '~/ui/workspace/csv-import'
import { ReportRows } from '~/ui/workspace/report-rows'
import { pagesPath } from '../admin/paths'
import type { SettingsReport } from './settings-report'

const figure = (count: number) => count.toLocaleString('en-US')

/** What the file makes of the settings, or has made of them. */
export function SettingsChecked({ report, isBusy }: { report: SettingsReport; isBusy: boolean }) {
  const { step, changed, unchanged, refused, changedRows, refusedRows } = report
  const summary = `${figure(changed)} changed, ${figure(unchanged)} as they are, ${figure(refused)} refused.`
  return (
    <CsvChecked
      {...{ step, summary, isBusy, taken: changed }}
      deed={`Change ${figure(changed)} ${changed === 1 ? 'page' : 'pages'}`}
      list={{ to: pagesPath, label: 'Show the pages' }}
    >
      {refused > 0 && (
        <ReportRows caption="Refused" heads={['Line', 'Page', 'Reason']} more={refused - refusedRows.length}>
          {refusedRows.map(({ path, ...row }) => (
            <RefusedRow key={row.line} name={path} {...row} />
          ))}
        </ReportRows>
      )}
      {step === 'check' && changed > 0 && (
        <ReportRows caption="Changed" heads={['Page', 'Column', 'Before', 'After']} more={changed - changedRows.length}>
          {changedRows.flatMap(({ path, fields }) =>
            fields.map(({ column, before, after }) => (
              <tr key={`${path} ${column}`} className="border-b border-line align-top">
                <td className="py-1.5 pr-4 break-all">{path}</td>
                <td className="py-1.5 pr-4">{column}</td>
                <td className="py-1.5 pr-4 break-words text-muted">{before || 'its own'}</td>
                <td className="py-1.5 break-words">{after || 'its own'}</td>
              </tr>
            )),
          )}
        </ReportRows>
      )}
    </CsvChecked>
  )
}
