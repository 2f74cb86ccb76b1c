import type { Editor } from '@tiptap/core'
import { parseEmbedUrl } from '../embed'
import { focusedChain } from './focused-chain'
import { insertBlock } from './insert-blocks'

const listeners = new WeakMap<Editor, () => void>()

/** Lets the part that draws the question hear of it. */
export function onEmbedPrompt(editor: Editor, listener: () => void) {
  listeners.set(editor, listener)
  return () => void listeners.delete(editor)
}

/** Opens the question for the address of a film. */
export function openEmbedPrompt(editor: Editor) {
  listeners.get(editor)?.()
}

/** Puts in what the address shows; false when it belongs to no provider we know. */
export function insertEmbed(editor: Editor, url: string) {
  if (!parseEmbedUrl(url)) return false
  return insertBlock({ type: 'embed', attrs: { url } })(focusedChain(editor)).run()
}
