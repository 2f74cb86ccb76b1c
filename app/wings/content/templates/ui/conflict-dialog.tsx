import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import type { ConflictingVersion, TemplateEditorSession } from './use-template-editor'

/** Somebody saved the template meanwhile: whoever saves now decides. */
export function TemplateConflictDialog({ session }: { session: TemplateEditorSession }) {
  const { conflict, setConflict, loadConflictingVersion, save } = session
  return (
    <Dialog
      title="Conflicting changes"
      open={conflict !== undefined}
      onOpenChange={(isOpen) => !isOpen && setConflict(undefined)}
      footer={
        conflict && (
          <ConflictChoices
            other={conflict}
            onLoadTheirs={() => loadConflictingVersion(conflict)}
            onKeepMine={() => void save(conflict.revision)}
          />
        )
      }
    >
      <p>
        {conflict?.savedBy || 'Someone'} saved this template after you opened it. If you overwrite it, their version
        stays in the history.
      </p>
    </Dialog>
  )
}

function ConflictChoices({
  onLoadTheirs,
  onKeepMine,
}: {
  other: ConflictingVersion
  onLoadTheirs: () => void
  onKeepMine: () => void
}) {
  return (
    <>
      <Button onClick={onLoadTheirs}>Use theirs</Button>
      <Button variant="primary" onClick={onKeepMine}>
        Overwrite with mine
      </Button>
    </>
  )
}
