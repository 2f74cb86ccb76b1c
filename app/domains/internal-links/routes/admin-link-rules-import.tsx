import { adminContext } from '~/domains/accounts/admin-guard.server'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { csvImportForm, readCsvFile } from '~/platform/csv-file.server'
import { submit } from '~/platform/forms.server'
import { ButtonLink } from '~/ui/workspace/button'
import { CsvFileField } from '~/ui/workspace/csv-file-field'
import { CsvChecked, RefusedRow, useCsvImport } from '~/ui/workspace/csv-import'
import { ReportRows } from '~/ui/workspace/report-rows'
import { LinksHeader } from '../admin/links-header'
import { rulesPath } from '../admin/rules/paths'
import { importRules } from '../rules/commands.server'
import { type RuleReport, reportOf } from '../rules/csv/import-report'
import { planImport } from '../rules/csv/plan-import.server'
import { readRules } from '../rules/csv/read-rules.server'
import { MOST_RULES } from '../rules/link-rule'
import type { Route } from './+types/admin-link-rules-import'

const figure = (count: number) => count.toLocaleString('en-US')

/** Looks at a file, or takes it in: what it would make of the rules is worked out anew each time. */
export function action({ request, context }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return submit(request, csvImportForm, async ({ step, file }) => {
    const plan = await planImport(
      db,
      await readCsvFile(file, MOST_RULES, readRules),
      context.get(environmentContext).ORIGIN,
    )
    if (step === 'import') await importRules(db, by, plan)
    return reportOf(step, plan)
  })
}

export function meta() {
  return [{ title: 'Import link rules – Internal Links' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminLinkRulesImport() {
  const { Form, field, report, isBusy } = useCsvImport<RuleReport>()
  return (
    <>
      <LinksHeader actions={<ButtonLink to={rulesPath}>Back to the rules</ButtonLink>} />
      <Form method="post" encType="multipart/form-data" className="grid max-w-3xl gap-6" noValidate>
        <ImportFile {...field} />
        {report && <ImportChecked report={report} isBusy={isBusy} />}
      </Form>
    </>
  )
}

/** Takes a CSV file, which is looked at as soon as it is chosen. */
function ImportFile(field: React.ComponentProps<typeof CsvFileField>) {
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
function ImportChecked({ report, isBusy }: { report: RuleReport; isBusy: boolean }) {
  const { step, added, changed, unchanged, refused } = report
  const taken = added + changed
  const summary = `${figure(added)} added, ${figure(changed)} changed, ${figure(unchanged)} as they are, ${figure(refused)} refused.`
  return (
    <CsvChecked
      step={step}
      taken={taken}
      summary={summary}
      isBusy={isBusy}
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
