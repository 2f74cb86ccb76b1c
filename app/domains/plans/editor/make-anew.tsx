import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { href } from 'react-router'
import { callApi } from '~/platform/api-client'
import { showToast } from '~/ui/toasts'
import { Button } from '~/ui/workspace/button'
import { Dialog, DialogClose } from '~/ui/workspace/dialog'
import { useChange } from '~/ui/workspace/use-change'
import { isEmptyDiff } from '../editing/plan-diff'
import type { PartPreview } from '../editing/preview-part'
import { PART_NAMES } from '../editing/sections'
import type { PlanPart } from '../plan'
import { takingBack } from '../taking-back'
import { DiffView, NamedItems } from './diff-view'

interface Previewed {
  revision: number
  preview: PartPreview
}

function useMakeAnew(sprintId: string, part: PlanPart) {
  const [found, setFound] = useState<Previewed>()
  const [isBusy, setIsBusy] = useState(false)
  const change = useChange()
  const path = href('/planner/edit/:sprintId/parts/:part', { sprintId, part })

  async function look() {
    setIsBusy(true)
    const reply = await callApi<Previewed>({ path, method: 'GET' })
    setIsBusy(false)
    if (reply.ok) setFound(reply.body)
    else showToast(reply.message, 'error')
  }
  async function make({ revision: basedOn }: Previewed) {
    const isDone = await change<{ revision: number }>({
      path,
      json: { basedOn },
      done: () => `${PART_NAMES[part]} made anew`,
      undo: takingBack(sprintId),
    })
    if (isDone) setFound(undefined)
    else await look()
  }
  return { found, isBusy, look, make, close: () => setFound(undefined) }
}

/** Makes one part anew by the rules: first shows what would change, then does it, with a way back. */
export function MakeAnew({ sprintId, part }: { sprintId: string; part: PlanPart }) {
  const { found, isBusy, look, make, close } = useMakeAnew(sprintId, part)
  const isSame = found && isEmptyDiff(found.preview.diff)
  return (
    <>
      <Button icon={RefreshCw} disabled={isBusy} onClick={() => void look()}>
        Make this part anew
      </Button>
      <Dialog
        open={found !== undefined}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={`Make anew: ${PART_NAMES[part]}`}
        description={isSame ? undefined : 'This would change. What you wrote stays.'}
        className="w-[min(46rem,calc(100vw-2rem))]"
        footer={
          <>
            <DialogClose asChild>
              <Button>{isSame ? 'Close' : 'Cancel'}</Button>
            </DialogClose>
            {found && !isSame && (
              <Button variant="primary" onClick={() => void make(found)}>
                Make it anew
              </Button>
            )}
          </>
        }
      >
        {found && (
          <div className="grid grid-cols-1 gap-6 text-small">
            {isSame && <p>The rules say what is already there: nothing would change.</p>}
            <DiffView diff={found.preview.diff} />
            <NamedItems title="Kept, because a person wrote it" items={found.preview.kept} />
          </div>
        )}
      </Dialog>
    </>
  )
}
