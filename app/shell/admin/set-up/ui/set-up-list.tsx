import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '~/ui/workspace/button'
import { useMutation } from '~/ui/workspace/use-mutation'
import { setUpClient } from '../api'
import { listOpenSteps, type SetUpStatuses, setUpPath, setUpSteps } from '../set-up'

/** On the dashboard: the steps of the set-up that are left, each one click away. */
export function SetUpList({ statuses }: { statuses: SetUpStatuses }) {
  const open = listOpenSteps(statuses)
  if (open.length === 0) return null
  return (
    <section aria-labelledby="set-up-list" className="rounded-md border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 pr-2 pl-4">
        <div className="min-w-0 flex-1 basis-48">
          <h2 id="set-up-list" className="text-base font-semibold">
            Set up your site
          </h2>
          <p className="text-dense text-faint tabular-nums">
            {open.length} of {setUpSteps.length} steps left
          </p>
        </div>
        <DismissButton />
      </div>
      <ul className="divide-y divide-line">
        {open.map(({ name, title, text }) => (
          <li key={name}>
            <Link
              to={setUpPath(name)}
              className="group flex min-h-11 items-center gap-x-3 px-4 py-2 -outline-offset-2 hover:bg-wash"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{title}</span>
                <span className="block text-dense text-muted">{text}</span>
              </span>
              <ChevronRight size={16} aria-hidden="true" className="shrink-0 text-accent" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function DismissButton() {
  const change = useMutation()
  const put = (isDismissed: boolean) => setUpClient.put('/dismissal', { json: { isDismissed } })
  const dismiss = () =>
    change({
      ...put(true),
      successMessage: () => 'Hidden. You find the set-up in Settings → Studio.',
      undo: () => ({ ...put(false), successMessage: 'The list is back.' }),
    })
  return (
    <Button variant="quiet" onClick={() => void dismiss()}>
      Dismiss
    </Button>
  )
}
