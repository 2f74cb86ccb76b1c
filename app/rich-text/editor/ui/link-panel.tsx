import { Popover } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { useTextEditor } from '../text-editor-context'
import { LinkForm } from './link-form'

/** Where a link is made, changed and removed, beside the words that it is for. */
export function LinkPanel() {
  const { editor, linkRequest } = useTextEditor()
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef({ getBoundingClientRect: () => new DOMRect() })
  useEffect(
    () =>
      linkRequest.subscribe(() => {
        if (editor.isActive('link')) editor.commands.extendMarkRange('link')
        const { from } = editor.state.selection
        const { left, top, bottom } = editor.view.coordsAtPos(from)
        anchor.current = { getBoundingClientRect: () => new DOMRect(left, top, 1, bottom - top) }
        setOpen(true)
      }),
    [editor, linkRequest],
  )
  function close() {
    setOpen(false)
    editor.commands.focus()
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={(next) => (next ? setOpen(true) : close())}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          aria-label="Link"
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="z-50 w-88 max-w-[calc(100vw-1.5rem)] animate-appear rounded-md border border-line bg-surface p-3 text-dense shadow-lift"
        >
          <LinkForm onDone={close} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
