import { Download, Plus, Upload } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { submit } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { parseKeysetCursor } from '~/platform/lists/keyset-pagination.server'
import { EmptyState } from '~/ui/empty-state'
import { Button, ButtonLink, buttonClassName } from '~/ui/workspace/button'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { adminContext } from '~/wings/site/admin-context.server'
import { SeoHeader } from '~/wings/web/seo-header'
import { addRedirect } from '../commands.server'
import { type ListedRedirect, listRedirects } from '../queries.server'
import { redirectFilter } from '../redirect-filter'
import { redirectForm, withLocalTarget } from '../redirect-form'
import { redirectsExportPath, redirectsImportPath } from '../ui/paths'
import { RedirectDialog } from '../ui/redirect-dialog'
import { RedirectFilters } from '../ui/redirect-filters'
import { RedirectTable } from '../ui/redirect-table'
import type { RedirectDraft } from '../ui/use-redirect-form'
import type { Route } from './+types/admin-redirects'

const SHOWN = 50
const newRedirect: RedirectDraft = { from: '', to: '', status: 301 }

export function loader({ context, url }: Route.LoaderArgs) {
  const filter = redirectFilter.parse(url.searchParams)
  return listRedirects(context.get(databaseContext), filter, parseKeysetCursor(url.searchParams), SHOWN)
}

export function action({ request, context }: Route.ActionArgs) {
  const form = redirectForm.transform(withLocalTarget(context.get(environmentContext).ORIGIN))
  return submit(request, form, (given) => addRedirect(context.get(databaseContext), context.get(adminContext), given))
}

export function meta() {
  return noindexMeta('Redirects – SEO Settings')
}

export default function AdminRedirects({ loaderData: page }: Route.ComponentProps) {
  const { state } = useNavigation()
  const [params] = useSearchParams()
  const [draft, setDraft] = useState(() => readDraft(params))
  const edit = useCallback((redirect: ListedRedirect) => setDraft(toDraft(redirect)), [])
  const close = useCallback(() => setDraft(undefined), [])
  return (
    <>
      <SeoHeader actions={<Actions onNew={() => setDraft(newRedirect)} />} />
      <RedirectFilters />
      <RedirectTable redirects={page.rows} isStale={state === 'loading'} empty={<NoRedirects />} onEdit={edit} />
      <KeysetPagination before={page.before} after={page.after} />
      <RedirectDialog draft={draft} onClose={close} />
    </>
  )
}

/** A redirect that is to be written: other screens name its old address. */
function readDraft(params: URLSearchParams): RedirectDraft | undefined {
  const from = params.get('new')
  return from ? { ...newRedirect, from } : undefined
}

function Actions({ onNew }: { onNew: () => void }) {
  return (
    <>
      <a href={redirectsExportPath} download className={buttonClassName()}>
        <Download size={17} aria-hidden="true" className="shrink-0" />
        Export
      </a>
      <ButtonLink to={redirectsImportPath} icon={Upload}>
        Import
      </ButtonLink>
      <Button variant="primary" icon={Plus} onClick={onNew}>
        New redirect
      </Button>
    </>
  )
}

function toDraft({ id, fromPath, path, toPath, status }: ListedRedirect): RedirectDraft {
  return { id, from: fromPath, to: path ?? toPath ?? '', status }
}

function NoRedirects() {
  const [params] = useSearchParams()
  if (redirectFilter.isActive(params)) {
    return <EmptyState title="No redirects found" text="Try changing the filters." />
  }
  return (
    <EmptyState
      title="No redirects yet"
      text="When the URL of a published page changes, a redirect is created automatically."
    />
  )
}
