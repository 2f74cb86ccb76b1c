import type { Editor } from '@tiptap/core'
import { focusedChain } from '~/rich-text/editor/writing/focused'
import type { EditorTools } from '../tools'
import { insertBlock } from '../writing/insert-blocks'

/** Lets the writer choose a picture of the library and puts it in after the block they are in. */
export async function insertPicture(editor: Editor, tools: EditorTools) {
  const picture = await tools.pickPicture()
  if (!picture) return void editor.commands.focus()
  const { alt, src, width, height } = picture
  const content = [{ type: 'caption' }]
  insertBlock({ type: 'picture', attrs: { alt, src, width, height }, content })(focusedChain(editor)).run()
}
