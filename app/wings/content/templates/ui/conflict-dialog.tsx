import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import type { ConflictingVersion, TemplateEditorSession } from './use-template-editor'

/** Somebody saved the template meanwhile: whoever saves now decides. */
export function TemplateConflictDialog({ desk }: { desk: TemplateEditorSession }) {
  const { other, setOther, takeOther, save } = desk
  return (
    <Dialog
      title="Somebody saved this template meanwhile"
      open={other !== undefined}
      onOpenChange={(isOpen) => !isOpen && setOther(undefined)}
      footer={
        other && (
          <ConflictChoices other={other} onTake={() => takeOther(other)} onKeep={() => void save(other.revision)} />
        )
      }
    >
      <p>
        {other?.savedBy || 'Somebody'} saved it after you opened it. Save yours over it, and theirs stays in the
        history. Take theirs, and yours leaves the editor without having been saved; “Undo” brings it back.
      </p>
    </Dialog>
  )
}

function ConflictChoices({ onTake, onKeep }: { other: ConflictingVersion; onTake: () => void; onKeep: () => void }) {
  return (
    <>
      <Button onClick={onTake}>Take their version</Button>
      <Button variant="primary" onClick={onKeep}>
        Save mine over it
      </Button>
    </>
  )
}
