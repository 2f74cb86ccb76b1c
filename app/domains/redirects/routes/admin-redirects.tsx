import { useNavigation, useSearchParams } from 'react-router'
import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { WritingHeader } from '~/domains/blog/writing-header'
import { databaseContext } from '~/platform/context.server'
import { placeIn } from '~/platform/database/keyset.server'
import { submit } from '~/platform/forms.server'
import { storableText } from '~/platform/storable-text'
import { EmptyState } from '~/ui/empty-state'
import { FilterBar, SearchFilter } from '~/ui/workspace/filter-bar'
import { KeysetPaging } from '~/ui/workspace/paging'
import { NewRedirect } from '../admin/new-redirect'
import { RedirectTable } from '../admin/redirect-table'
import { addRedirect } from '../commands.server'
import { listRedirects } from '../queries.server'
import { redirectForm } from '../redirect'
import type { Route } from './+types/admin-redirects'

const SHOWN = 50

const question = z.string().transform(storableText).pipe(z.string().trim().max(500)).catch('')

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const q = question.parse(searchParams.get('q') ?? '')
  return listRedirects(context.get(databaseContext), q, placeIn(searchParams), SHOWN)
}

export function action({ request, context }: Route.ActionArgs) {
  return submit(request, redirectForm, async (form) => {
    await addRedirect(context.get(databaseContext), context.get(adminContext), form)
    return { added: form.from }
  })
}

export function meta() {
  return [{ title: 'Redirects – Blog Posts' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminRedirects({ loaderData: page }: Route.ComponentProps) {
  const { state } = useNavigation()
  return (
    <>
      <WritingHeader actions={<NewRedirect />} />
      <FilterBar label="Filter the redirects" names={['q']}>
        <SearchFilter name="q" label="Old address begins with" />
      </FilterBar>
      <RedirectTable redirects={page.rows} isStale={state === 'loading'} empty={<NoRedirects />} />
      <KeysetPaging before={page.before} after={page.after} />
    </>
  )
}

function NoRedirects() {
  const [params] = useSearchParams()
  if (params.get('q')) return <EmptyState title="Nothing matches" text="No old address begins like this." />
  return (
    <EmptyState
      title="No old addresses"
      text="When the address of a published page changes, the old one leads to it by itself and is listed here."
    />
  )
}
