import { Redo2, Undo2 } from 'lucide-react'
import { IconButton } from '~/ui/workspace/button'
import { useBuilder } from './builder-context'

export function UndoTools() {
  const { undo, redo, canUndo, canRedo } = useBuilder()
  return (
    <fieldset className="flex items-center gap-1">
      <legend className="sr-only">Changes of the page</legend>
      <IconButton
        icon={Undo2}
        label="Undo"
        aria-disabled={!canUndo}
        onClick={undo}
        className="aria-disabled:opacity-40"
      />
      <IconButton
        icon={Redo2}
        label="Redo"
        aria-disabled={!canRedo}
        onClick={redo}
        className="aria-disabled:opacity-40"
      />
    </fieldset>
  )
}
