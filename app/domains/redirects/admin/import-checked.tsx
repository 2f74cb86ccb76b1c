import { Button, ButtonLink } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
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
    <section aria-label="What the file says" className="grid gap-4">
      {step === 'import' && (
        <Notice kind="success" title="Imported" action={<ButtonLink to={redirectsPath}>Show the redirects</ButtonLink>}>
          {summary}
        </Notice>
      )}
      {step === 'check' && (
        <Notice
          title={taken > 0 ? 'Looked at, nothing changed yet' : 'Nothing to import'}
          action={
            taken > 0 && (
              <Button type="submit" name="step" value="import" variant="primary" disabled={isBusy}>
                Import {figure(taken)} {taken === 1 ? 'redirect' : 'redirects'}
              </Button>
            )
          }
        >
          {summary}
        </Notice>
      )}
      {refused > 0 && <RefusedRows report={report} />}
      {step === 'check' && taken > 0 && <TakenRows report={report} />}
    </section>
  )
}

function RefusedRows({ report: { refusedRows, refused } }: { report: ImportReport }) {
  return (
    <ReportRows caption="Refused" heads={['Line', 'Old address', 'Reason']} more={refused - refusedRows.length}>
      {refusedRows.map(({ line, from, reason }) => (
        <tr key={line} className="border-b border-line align-top">
          <td className="py-1.5 pr-4">{line}</td>
          <td className="py-1.5 pr-4 break-all">{from}</td>
          <td className="py-1.5 text-danger">{reason}</td>
        </tr>
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
