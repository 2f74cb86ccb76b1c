import { ImagePlus, Table as TableIcon } from 'lucide-react'
import { focusedChain } from '~/rich-text/editor/writing/focused'
import { useTextEditor } from '../writing/contexts'
import { insertTable } from '../writing/insert-blocks'
import { EmbedTool } from './embed-tool'
import { insertPicture } from './insert-picture'
import { ToolbarButton } from './tool-button'

export function InsertTools() {
  const { editor, tools } = useTextEditor()
  return (
    <>
      <ToolbarButton icon={ImagePlus} label="Picture" onPress={() => void insertPicture(editor, tools)} />
      <EmbedTool />
      <ToolbarButton icon={TableIcon} label="Table" onPress={() => insertTable(focusedChain(editor)).run()} />
    </>
  )
}
