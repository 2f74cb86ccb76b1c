import { FileText } from 'lucide-react'
import { useState } from 'react'
import { showToast } from '~/ui/toaster'
import { FileButton } from '~/ui/workspace/file-button'
import type { NewPlanStepProps } from './new-plan-screen'
import { IDEA_FILE_TYPES, readIdeaFile } from './read-idea-file'

/** Takes the idea from a file of this computer, with a way back to what was written before. */
export function IdeaFileButton({ draftStore: { draft, change } }: Pick<NewPlanStepProps, 'draftStore'>) {
  const [error, setError] = useState<string>()
  async function open([file]: File[]) {
    if (!file) return
    const read = await readIdeaFile(file)
    setError(read.error)
    if (read.idea === undefined) return
    const before = draft.idea
    change({ idea: read.idea })
    const undo = { label: 'Undo', onClick: () => change({ idea: before }) }
    showToast(`${file.name} was read.`, 'success', before.trim() === '' ? undefined : undo)
  }
  return (
    <div className="-mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-dense">
      <FileButton
        label="Open a file"
        name="File with the idea"
        icon={FileText}
        accept={IDEA_FILE_TYPES}
        onFiles={(files) => void open(files)}
      />
      <span className="text-faint">.txt or .md, up to 200,000 characters</span>
      {error && (
        <p role="alert" className="basis-full font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
