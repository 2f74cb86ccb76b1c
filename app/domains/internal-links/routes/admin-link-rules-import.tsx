import { adminContext } from '~/domains/accounts/admin-guard.server'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { csvImportForm, readCsvFile } from '~/platform/csv-file.server'
import { submit } from '~/platform/forms.server'
import { ButtonLink } from '~/ui/workspace/button'
import { useCsvImport } from '~/ui/workspace/csv-import'
import { LinksHeader } from '../admin/links-header'
import { rulesPath } from '../admin/rules/paths'
import { ImportChecked, ImportFile } from '../admin/rules/rule-import'
import { importRules } from '../rules/commands.server'
import { type RuleReport, reportOf } from '../rules/csv/import-report'
import { planImport } from '../rules/csv/plan-import.server'
import { readRules } from '../rules/csv/read-rules.server'
import { MOST_RULES } from '../rules/link-rule'
import type { Route } from './+types/admin-link-rules-import'

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
