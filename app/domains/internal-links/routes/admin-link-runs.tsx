import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { databaseContext } from '~/platform/context.server'
import { placeIn } from '~/platform/database/keyset.server'
import { isUuid } from '~/platform/is-uuid'
import { EmptyState } from '~/ui/empty-state'
import { Button, ButtonLink } from '~/ui/workspace/button'
import { KeysetPaging } from '~/ui/workspace/paging'
import { LinksHeader } from '../admin/links-header'
import { rulesPath } from '../admin/rules/paths'
import { NewRun } from '../admin/runs/new-run'
import { RunTable } from '../admin/runs/run-table'
import { countRules } from '../rules/queries.server'
import { listRuns } from '../runs/queries.server'
import { PLANS_KEPT, RUNS_KEPT, RUNS_KEPT_DAYS } from '../runs/run'
import type { Route } from './+types/admin-link-runs'

const SHOWN = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const page = await listRuns(db, placeIn(url.searchParams), SHOWN)
  return { page, counts: await countRules(db), ruleIds: chosenIn(url.searchParams) }
}

/** The rules that a dry run was asked for from their list. */
function chosenIn(params: URLSearchParams) {
  const ids = (params.get('rules') ?? '').split(' ').filter(isUuid)
  return ids.length > 0 ? ids : null
}

export function meta() {
  return [{ title: 'Bulk auto-link – Internal Links' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminLinkRuns({ loaderData: { page, counts, ruleIds } }: Route.ComponentProps) {
  const { state } = useNavigation()
  const [params, setParams] = useSearchParams()
  const [isOpen, setOpen] = useState(ruleIds !== null)
  const close = () => {
    setOpen(false)
    if (params.has('rules')) setParams({}, { replace: true, preventScrollReset: true })
  }
  const begin = (
    <Button variant="primary" icon={Plus} disabled={counts.on === 0} onClick={() => setOpen(true)}>
      New dry run
    </Button>
  )
  return (
    <>
      <LinksHeader actions={begin} />
      <RunTable runs={page.rows} isStale={state === 'loading'} empty={<NoRuns hasRules={counts.on > 0} />} />
      <KeysetPaging before={page.before} after={page.after} />
      {page.rows.length > 0 && <KeptFor />}
      <NewRun isOpen={isOpen} onClose={close} ruleIds={ruleIds} rulesOn={counts.on} />
    </>
  )
}

function KeptFor() {
  return (
    <p className="mt-6 max-w-2xl text-dense text-muted">
      The last {PLANS_KEPT} dry runs are kept. Runs that were applied are kept for {RUNS_KEPT_DAYS} days, the last{' '}
      {RUNS_KEPT} of them longer; after that their links stay, and can no longer be taken out at once.
    </p>
  )
}

function NoRuns({ hasRules }: { hasRules: boolean }) {
  const text = hasRules
    ? 'A dry run reads every page and shows each sentence before and after. Nothing is linked before you say so, and all of it can be undone.'
    : 'Write rules first: they say which words lead where.'
  return (
    <EmptyState
      title="No runs yet"
      text={text}
      action={hasRules ? undefined : <ButtonLink to={rulesPath}>Link rules</ButtonLink>}
    />
  )
}
