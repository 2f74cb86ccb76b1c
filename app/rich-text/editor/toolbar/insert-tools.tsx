import { ImagePlus, Table as TableIcon } from 'lucide-react'
import { focused } from '~/rich-text/editor/writing/focused'
import { useWritingContext } from '../writing/contexts'
import { insertTable } from '../writing/insert-blocks'
import { EmbedTool } from './embed-tool'
import { insertPicture } from './insert-picture'
import { ToolButton } from './tool-button'

export function InsertTools() {
  const { editor, tools } = useWritingContext()
  return (
    <>
      <ToolButton icon={ImagePlus} label="Picture" onPress={() => void insertPicture(editor, tools)} />
      <EmbedTool />
      <ToolButton icon={TableIcon} label="Table" onPress={() => insertTable(focused(editor)).run()} />
    </>
  )
}
