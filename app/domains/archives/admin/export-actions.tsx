import { RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '~/ui/workspace/button'
import { Dialog, DialogClose } from '~/ui/workspace/dialog'
import { useChange } from '~/ui/workspace/use-change'
import type { ListedExport } from '../exports/queries.server'
import { isUnderWay } from '../task-state'
import { exportPath, exportRunningPath } from './paths'

/** What can be done with an export that has ended. */
export function ExportActions({ row: { id, fileName, state } }: { row: ListedExport }) {
  const change = useChange()
  if (isUnderWay(state)) return null
  return (
    <>
      {state !== 'done' && (
        <Button
          icon={RotateCw}
          onClick={() =>
            void change({ path: exportRunningPath(id), method: 'POST', json: {}, done: () => 'Export begun anew' })
          }
        >
          Try again
        </Button>
      )}
      <Deletion id={id} fileName={fileName} hasFile={state === 'done'} />
    </>
  )
}

/** A file of gigabytes cannot be kept for an Undo: it is asked first. */
function Deletion({ id, fileName, hasFile }: { id: string; fileName: string; hasFile: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const change = useChange()
  async function remove() {
    const isDone = await change({ path: exportPath(id), method: 'DELETE', done: () => 'Export deleted' })
    if (isDone) setIsOpen(false)
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<IconButton icon={Trash2} label={`Delete ${fileName}`} />}
      title="Delete this export?"
      footer={
        <>
          <DialogClose asChild>
            <Button>Keep it</Button>
          </DialogClose>
          <Button variant="danger" onClick={() => void remove()}>
            Delete
          </Button>
        </>
      }
    >
      <p className="text-dense break-words">
        {hasFile ? `${fileName} is taken away for good. What it holds stays on the site.` : `${fileName} has no file.`}
      </p>
    </Dialog>
  )
}
