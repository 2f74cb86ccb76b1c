import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { useMutation } from '~/ui/workspace/use-change'
import { versionForm } from '../version-form'
import { VersionFields } from './new-version'

interface EditFileDialogProps {
  path: string
  file: { fileName: string; version: string; notes: string }
}

/** Corrects the label and the notes of a file. */
export function EditFileDialog({ path, file }: EditFileDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState({ version: file.version, notes: file.notes })
  const change = useMutation()
  const parsed = versionForm.safeParse(typed)
  const faults: { version?: string[]; notes?: string[] } = parsed.success ? {} : parsed.error.flatten().fieldErrors
  async function save() {
    if (!parsed.success) return
    const before = { version: file.version, notes: file.notes }
    const isDone = await change({
      path,
      method: 'PATCH',
      json: parsed.data,
      successMessage: () => `${file.fileName} changed`,
      undo: () => ({ path, method: 'PATCH', json: before, done: `${file.fileName} is as it was` }),
    })
    if (isDone) setOpen(false)
  }
  return (
    <Dialog
      title={`Label of ${file.fileName}`}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton icon={Pencil} label={`Change the label of ${file.fileName}`} />}
      footer={
        <Button variant="primary" onClick={() => void save()}>
          Save
        </Button>
      }
    >
      <VersionFields value={typed} errors={faults} onType={setTyped} />
    </Dialog>
  )
}
