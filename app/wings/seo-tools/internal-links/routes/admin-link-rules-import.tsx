import { csvImportSchema, readCsvUpload } from '~/platform/csv/csv-upload.server'
import { submit } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { formatCount, formatNumber } from '~/platform/text/format-number'
import { ButtonLink } from '~/ui/workspace/button'
import { CsvFileField } from '~/ui/workspace/csv-file-field'
import { CsvImportPreview, RejectedRow, useCsvImport } from '~/ui/workspace/csv-import-preview'
import { CsvReportTable } from '~/ui/workspace/csv-report-table'
import { adminContext } from '~/wings/site/admin-context.server'
import { importRules } from '../rules/commands.server'
import { MAX_LINK_RULES } from '../rules/link-rule'
import { parseRuleCsv } from '../rules/parse-rule-csv.server'
import { planRuleImport } from '../rules/plan-rule-import.server'
import { type RuleImportReport, toImportReport } from '../rules/rule-import-report'
import { LinksHeader } from '../ui/links-header'
import { rulesPath } from '../ui/rule-paths'
import type { Route } from './+types/admin-link-rules-import'

/** Looks at a file, or takes it in: what it would make of the rules is worked out anew each time. */
export function action({ request, context }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return submit(request, csvImportSchema, async ({ step, file }) => {
    const plan = await planRuleImport(
      db,
      await readCsvUpload(file, MAX_LINK_RULES, parseRuleCsv),
      context.get(environmentContext).ORIGIN,
    )
    if (step === 'import') await importRules(db, by, plan)
    return toImportReport(step, plan)
  })
}

export function meta() {
  return noindexMeta('Import link rules – Internal Links')
}

export default function AdminLinkRulesImport() {
  const { Form, field, report, isBusy } = useCsvImport<RuleImportReport>()
  return (
    <>
      <LinksHeader actions={<ButtonLink to={rulesPath}>Back to link rules</ButtonLink>} />
      <Form method="post" encType="multipart/form-data" className="grid max-w-3xl gap-6" noValidate>
        <RuleImportFile {...field} />
        {report && <RuleImportPreview report={report} isBusy={isBusy} />}
      </Form>
    </>
  )
}

/** Takes a CSV file, which is looked at as soon as it is chosen. */
function RuleImportFile(field: React.ComponentProps<typeof CsvFileField>) {
  return (
    <div className="grid gap-4">
      <h2 className="text-base font-semibold">Import link rules</h2>
      <p className="text-dense text-muted">
        Upload a CSV file with the columns of the export. Only <b>keyword</b> and <b>target</b> are required. A row with
        the keyword and target of an existing rule updates that rule.
      </p>
      <CsvFileField {...field} />
    </div>
  )
}

/** What the file makes of the rules, or has made of them. */
function RuleImportPreview({ report, isBusy }: { report: RuleImportReport; isBusy: boolean }) {
  const { step, added, changed, unchanged, refused } = report
  const taken = added + changed
  const summary = `${formatNumber(added)} added, ${formatNumber(changed)} updated, ${formatNumber(unchanged)} unchanged, ${formatNumber(refused)} skipped.`
  return (
    <CsvImportPreview
      step={step}
      acceptedCount={taken}
      summary={summary}
      isBusy={isBusy}
      submitLabel={`Import ${formatCount(taken, 'rule')}`}
      list={{ to: rulesPath, label: 'View rules' }}
    >
      <RefusedRows report={report} />
      {step === 'check' && taken > 0 && (
        <p className="text-dense text-muted">
          <b>Imported:</b>{' '}
          {report.rows.map(({ keyword, isNew }) => `${keyword}${isNew ? '' : ' (updated)'}`).join(', ')}
          {taken > report.rows.length && ` and ${formatNumber(taken - report.rows.length)} more`}.
        </p>
      )}
    </CsvImportPreview>
  )
}

function RefusedRows({ report: { refused, refusedRows } }: { report: RuleImportReport }) {
  if (refused === 0) return null
  return (
    <CsvReportTable
      caption="Skipped rows"
      headers={['Line', 'Keyword', 'Reason']}
      hiddenCount={refused - refusedRows.length}
    >
      {refusedRows.map(({ keyword, ...row }) => (
        <RejectedRow key={row.line} name={keyword} {...row} />
      ))}
    </CsvReportTable>
  )
}
