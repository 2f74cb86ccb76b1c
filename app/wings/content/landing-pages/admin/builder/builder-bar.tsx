import { Redo2, Undo2 } from 'lucide-react'
import { IconButton } from '~/ui/workspace/button'
import { useFieldError } from '~/wings/publishing/writing/entry-editor-context'
import { useBuilder } from './builder-context'
import { VariantTabs } from './variant-tabs'

/** What concerns the page as a whole, and what is wrong with it. */
export function BuilderBar() {
  const { layout } = useBuilder()
  const [blocks, variants] = [useFieldError('blocks'), useFieldError('variants')]
  const first = layout.variants.length > 0 ? 'Variant A: ' : ''
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <UndoButtons />
      <VariantTabs />
      {blocks && <ErrorMessage>{`${first}${blocks}`}</ErrorMessage>}
      {variants && <ErrorMessage>{variants}</ErrorMessage>}
    </div>
  )
}

function ErrorMessage({ children }: { children: string }) {
  return (
    <p role="alert" className="basis-full text-dense font-medium text-danger">
      {children}
    </p>
  )
}

function UndoButtons() {
  const { undo, redo, canUndo, canRedo } = useBuilder()
  return (
    <fieldset className="flex items-center gap-1">
      <legend className="sr-only">Edit history</legend>
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
