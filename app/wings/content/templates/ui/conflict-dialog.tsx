import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import type { ConflictingVersion, TemplateEditorSession } from './use-template-editor'

/** Somebody saved the template meanwhile: whoever saves now decides. */
export function TemplateConflictDialog({ desk }: { desk: TemplateEditorSession }) {
  const { other, setOther, takeOther, save } = desk
  return (
    <Dialog
      title="Conflicting changes"
      open={other !== undefined}
      onOpenChange={(isOpen) => !isOpen && setOther(undefined)}
      footer={
        other && (
          <ConflictChoices other={other} onTake={() => takeOther(other)} onKeep={() => void save(other.revision)} />
        )
      }
    >
      <p>
        {other?.savedBy || 'Someone'} saved this template after you opened it. If you overwrite it, their version stays
        in the history.
      </p>
    </Dialog>
  )
}

function ConflictChoices({ onTake, onKeep }: { other: ConflictingVersion; onTake: () => void; onKeep: () => void }) {
  return (
    <>
      <Button onClick={onTake}>Use theirs</Button>
      <Button variant="primary" onClick={onKeep}>
        Overwrite with mine
      </Button>
    </>
  )
}
