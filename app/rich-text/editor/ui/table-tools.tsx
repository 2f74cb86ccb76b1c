import type { ChainedCommands } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Columns3, Heading, Rows3, Trash2 } from 'lucide-react'
import { Button } from '~/ui/workspace/button'
import { Menu, MenuItem, MenuSeparator } from '~/ui/workspace/menu'
import { focusedChain } from '../focused-chain'
import { useTextEditor } from '../text-editor-context'

type Command = (chain: ChainedCommands) => ChainedCommands

/** Stands below the toolbar while the text cursor is in a table. */
export function TableTools() {
  const { editor } = useTextEditor()
  const isInTable = useEditorState({ editor, selector: ({ editor }) => editor.isActive('table') })
  // after the menu has given the focus back to its button
  const run = (command: Command) => () => setTimeout(() => void command(focusedChain(editor)).run())
  if (!isInTable) return null
  return (
    <fieldset aria-label="Table" className="m-0 flex min-w-0 gap-1 overflow-x-auto border-t border-line px-1 py-1">
      <Menu
        align="start"
        trigger={
          <Button variant="quiet" icon={Rows3}>
            Rows
          </Button>
        }
      >
        <MenuItem onSelect={run((chain) => chain.addRowBefore())}>Insert row above</MenuItem>
        <MenuItem onSelect={run((chain) => chain.addRowAfter())}>Insert row below</MenuItem>
        <MenuSeparator />
        <MenuItem isDanger onSelect={run((chain) => chain.deleteRow())}>
          Delete row
        </MenuItem>
      </Menu>
      <Menu
        align="start"
        trigger={
          <Button variant="quiet" icon={Columns3}>
            Columns
          </Button>
        }
      >
        <MenuItem onSelect={run((chain) => chain.addColumnBefore())}>Insert column left</MenuItem>
        <MenuItem onSelect={run((chain) => chain.addColumnAfter())}>Insert column right</MenuItem>
        <MenuItem onSelect={run((chain) => chain.setCellAttribute('align', 'right'))}>Align cell right</MenuItem>
        <MenuItem onSelect={run((chain) => chain.setCellAttribute('align', null))}>Align cell left</MenuItem>
        <MenuSeparator />
        <MenuItem isDanger onSelect={run((chain) => chain.deleteColumn())}>
          Delete column
        </MenuItem>
      </Menu>
      <Button variant="quiet" icon={Heading} onClick={run((chain) => chain.toggleHeaderRow())}>
        Header row
      </Button>
      <Button variant="quiet" icon={Trash2} onClick={run((chain) => chain.deleteTable())}>
        Delete table
      </Button>
    </fieldset>
  )
}
