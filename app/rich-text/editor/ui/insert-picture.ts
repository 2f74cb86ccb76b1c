import type { Editor } from '@tiptap/core'
import type { EditorTools } from '../editor-tools'
import { focusedChain } from '../focused-chain'
import { insertBlock } from '../insert-blocks'

/** Lets the writer choose a picture of the library and puts it in after the block they are in. */
export async function insertPicture(editor: Editor, tools: EditorTools) {
  const picture = await tools.pickPicture()
  if (!picture) return void editor.commands.focus()
  const { alt, src, width, height } = picture
  const content = [{ type: 'caption' }]
  insertBlock({ type: 'picture', attrs: { alt, src, width, height }, content })(focusedChain(editor)).run()
}
