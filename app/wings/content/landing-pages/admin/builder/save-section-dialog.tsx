import { useEffect, useRef, useState } from 'react'
import { showToast } from '~/ui/toaster'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { blockName } from '../../block-labels'
import { findBlockPosition, getBlockList } from './block-positions'
import { useBuilder } from './builder-context'
import { SectionNameField } from './section-name-field'
import { postSection } from './use-saved-sections'

/** Keeps blocks of the page under a name, beginning with the block with this id. */
export function SaveSectionDialog({ blockId, onClose }: { blockId: string | undefined; onClose: () => void }) {
  return (
    <Dialog
      title="Save as section"
      description="Save a copy of these blocks to reuse on other pages."
      open={blockId !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {blockId && <SectionForm key={blockId} blockId={blockId} onDone={onClose} />}
    </Dialog>
  )
}

function SectionForm({ blockId, onDone }: { blockId: string; onDone: () => void }) {
  const { blocks, settled } = useBuilder()
  const beside = getBlockList(blocks, findBlockPosition(blocks, blockId)?.column)
  const [ids, setIds] = useState([blockId])
  const { name, setName, error, submit, field } = useSectionForm(onDone)

  function toggle(id: string) {
    setIds((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  }

  function ticked() {
    const { blocks: now } = settled()
    return getBlockList(now, findBlockPosition(now, blockId)?.column).filter(({ id }) => ids.includes(id))
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(ticked())
      }}
    >
      <SectionNameField label="Name" error={error} name={name} field={field} onChange={setName} />
      <fieldset className="grid gap-1 text-dense">
        <legend className="mb-1 font-semibold">Blocks</legend>
        {beside.map((block) => (
          <label key={block.id} className="control flex items-center gap-2.5">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={ids.includes(block.id)}
              onChange={() => toggle(block.id)}
            />
            <span className="min-w-0 truncate">{blockName(block)}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="primary" className="justify-self-end">
        Save section
      </Button>
    </form>
  )
}

/** The name of a section and its way to the server; a name that is refused stays, with the reason. */
function useSectionForm(onDone: () => void) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // after the dialog, which begins at its button that closes it
    const timer = setTimeout(() => field.current?.focus())
    return () => clearTimeout(timer)
  }, [])

  async function submit(blocks: Parameters<typeof postSection>[1]) {
    const reply = await postSection(name, blocks)
    if (reply.ok) {
      showToast(`“${reply.body.name}” saved.`)
      return onDone()
    }
    setError(reply.fields ? Object.values(reply.fields)[0] : reply.message)
    field.current?.focus()
  }

  return { name, setName, error, submit, field }
}
