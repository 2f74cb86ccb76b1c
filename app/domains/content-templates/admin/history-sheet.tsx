import { History } from 'lucide-react'
import { useEffect, useState } from 'react'
import { callApi } from '~/platform/api-client'
import { showToast } from '~/ui/toasts'
import { Button } from '~/ui/workspace/button'
import { Sheet } from '~/ui/workspace/dialog'
import { Moment } from '~/ui/workspace/moment'
import { Notice } from '~/ui/workspace/notice'
import { editTemplatePath } from '../paths'
import type { TemplateState } from '../template'
import type { TemplateDesk } from './use-template'

interface Revision {
  revision: number
  savedBy: string
  savedAt: string
}

/** The saves of the template, and the way back to each. */
export function HistorySheet({ desk }: { desk: TemplateDesk }) {
  const [isOpen, setOpen] = useState(false)
  const path = `${editTemplatePath(desk.id)}/revisions`
  async function open(revision: number) {
    const reply = await callApi<{ state: TemplateState }>({ path: `${path}/${revision}`, method: 'GET' })
    if (!reply.ok) return showToast(reply.message, 'error')
    const before = desk.state
    desk.setState(reply.body.state)
    setOpen(false)
    showToast(`Save ${revision} is in the editor. It is kept once you save.`, 'success', {
      ...{ label: 'Undo', run: () => desk.setState(before) },
    })
  }
  return (
    <Sheet
      title="History"
      description="The last 50 saves. Opening one puts it into the editor; nothing changes until you save."
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button icon={History} disabled={desk.revision === 0}>
          <span className="max-sm:sr-only">History</span>
        </Button>
      }
    >
      <Revisions path={path} onOpen={(revision) => void open(revision)} />
    </Sheet>
  )
}

function Revisions({ path, onOpen }: { path: string; onOpen: (revision: number) => void }) {
  const [revisions, setRevisions] = useState<Revision[]>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    const asking = new AbortController()
    callApi<{ revisions: Revision[] }>({ path, method: 'GET', signal: asking.signal }).then(
      (reply) => (reply.ok ? setRevisions(reply.body.revisions) : setFault(reply.message)),
      // it was closed
      () => {},
    )
    return () => asking.abort()
  }, [path])
  if (fault) return <Notice kind="error" title={fault} />
  if (!revisions) return <p className="text-dense text-muted">Loading the history</p>
  return (
    <ul className="grid divide-y divide-line border-y border-line">
      {revisions.map(({ revision, savedBy, savedAt }) => (
        <li key={revision}>
          <button
            type="button"
            onClick={() => onOpen(revision)}
            className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 px-2 py-2 text-left text-dense hover:bg-wash"
          >
            <span className="font-semibold">Save {revision}</span>
            <span className="text-muted">
              {savedBy || 'Somebody'} · <Moment at={savedAt} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
