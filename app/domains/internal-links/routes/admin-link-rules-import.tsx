import { useFetcher } from 'react-router'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { csvImportForm, readCsvFile } from '~/platform/csv-file.server'
import { type FormFailure, isFormFailure } from '~/platform/form-failure'
import { submit } from '~/platform/forms.server'
import { ButtonLink } from '~/ui/workspace/button'
import { LinksHeader } from '../admin/links-header'
import { rulesPath } from '../admin/rules/paths'
import { ImportChecked, ImportFile } from '../admin/rules/rule-import'
import { MOST_RULES } from '../link-rule'
import { importRules } from '../rules/commands.server'
import { type RuleReport, reportOf } from '../rules/csv/import-report'
import { planImport } from '../rules/csv/plan-import.server'
import { readRules } from '../rules/csv/read-rules.server'
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
  const fetcher = useFetcher<RuleReport | FormFailure>()
  const failure = isFormFailure(fetcher.data) ? fetcher.data : undefined
  const report = fetcher.data && 'step' in fetcher.data ? fetcher.data : undefined
  return (
    <>
      <LinksHeader actions={<ButtonLink to={rulesPath}>Back to the rules</ButtonLink>} />
      <fetcher.Form method="post" encType="multipart/form-data" className="grid max-w-3xl gap-6" noValidate>
        <ImportFile
          error={failure && (failure.fieldErrors.file ?? failure.formError)}
          isBusy={fetcher.state !== 'idle'}
          onChosen={(form) => fetcher.submit(form, { method: 'post', encType: 'multipart/form-data' })}
        />
        {report && <ImportChecked report={report} isBusy={fetcher.state !== 'idle'} />}
      </fetcher.Form>
    </>
  )
}
