import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '~/platform/http/api-client'
import { showToast } from '~/ui/toaster'
import { Button } from '~/ui/workspace/button'
import { Dialog, DialogClose } from '~/ui/workspace/dialog'
import { useMutation } from '~/ui/workspace/use-mutation'
import { plansClient } from '../../api'
import { isEmptyDiff } from '../../editing/plan-diff'
import type { PartPreview } from '../../editing/preview-regenerated-part'
import { PART_LABELS } from '../../editing/sections'
import type { PlanPart } from '../../plan'
import { revertRevisionCall } from '../../revert-revision-call'
import { NamedItemList, PlanDiffView } from './plan-diff-view'

interface RegenerationPreview {
  revision: number
  preview: PartPreview
}

function useRegeneratePart(sprintId: string, part: PlanPart) {
  const [found, setFound] = useState<RegenerationPreview>()
  const [isBusy, setIsBusy] = useState(false)
  const change = useMutation()
  const param = { planId: sprintId, part }

  async function look() {
    setIsBusy(true)
    const reply = await callApi(plansClient.get('/:planId/parts/:part', { param }))
    setIsBusy(false)
    if (reply.ok) setFound(reply.body)
    else showToast(reply.message, 'error')
  }
  async function make({ revision: basedOn }: RegenerationPreview) {
    const isDone = await change({
      ...plansClient.post('/:planId/parts/:part', { param, json: { basedOn } }),
      successMessage: () => `${PART_LABELS[part]} regenerated`,
      undo: revertRevisionCall(sprintId),
    })
    if (isDone) setFound(undefined)
    else await look()
  }
  return { found, isBusy, look, make, close: () => setFound(undefined) }
}

/** Makes one part anew by the rules: first shows what would change, then does it, with a way back. */
export function RegeneratePartDialog({ sprintId, part }: { sprintId: string; part: PlanPart }) {
  const { found, isBusy, look, make, close } = useRegeneratePart(sprintId, part)
  const isSame = found && isEmptyDiff(found.preview.diff)
  return (
    <>
      <Button icon={RefreshCw} disabled={isBusy} onClick={() => void look()}>
        Regenerate section
      </Button>
      <Dialog
        open={found !== undefined}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={`Regenerate: ${PART_LABELS[part]}`}
        description={isSame ? undefined : 'Review the changes. Your own edits are kept.'}
        className="w-[min(46rem,calc(100vw-2rem))]"
        footer={
          <>
            <DialogClose asChild>
              <Button>{isSame ? 'Close' : 'Cancel'}</Button>
            </DialogClose>
            {found && !isSame && (
              <Button variant="primary" onClick={() => void make(found)}>
                Regenerate
              </Button>
            )}
          </>
        }
      >
        {found && (
          <div className="grid grid-cols-1 gap-6 text-small">
            {isSame && <p>No changes.</p>}
            <PlanDiffView diff={found.preview.diff} />
            <NamedItemList title="Kept (edited by a person)" items={found.preview.preservedItems} />
          </div>
        )}
      </Dialog>
    </>
  )
}
