import type { Editor } from '@tiptap/core'
import { focused } from '~/rich-text/editor/writing/focused'
import type { EditorTools } from '../tools'

/** Lets the writer choose a picture of the library and puts it in after the block they are in. */
export async function insertPicture(editor: Editor, tools: EditorTools) {
  const picture = await tools.pickPicture()
  if (!picture) return void editor.commands.focus()
  const { alt, src, width, height } = picture
  focused(editor).insertContent({ type: 'picture', attrs: { alt, src, width, height } }).run()
}
