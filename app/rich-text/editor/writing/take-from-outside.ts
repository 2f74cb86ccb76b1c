import type { EditorProps, EditorView } from '@tiptap/pm/view'
import { embedOf } from '../../embed'
import { cleanPaste } from '../paste/clean-paste'
import { htmlFromMarkdown, looksLikeMarkdown } from '../paste/markdown-paste'
import type { EditorTools } from '../tools'
import { uploadInto } from './upload-into'

/** What the editor makes of what is pasted or dropped into it. */
export function takesFromOutside(tools: EditorTools): EditorProps {
  let isPlain = false
  return {
    transformPastedHTML: cleanPaste,
    handleKeyDown: (_view, event) => {
      isPlain = event.shiftKey
      return false
    },
    handlePaste: (view, { clipboardData }) => {
      const text = clipboardData?.getData('text/plain') ?? ''
      const html = clipboardData?.getData('text/html') ?? ''
      const files = picturesIn(clipboardData)
      if (files.length > 0 && !hasWords(html)) return uploadAt(view, tools, files, view.state.selection.from)
      if (html !== '' || text === '' || isPlain || view.state.selection.$from.parent.type.spec.code) return false
      return pasteEmbed(view, text.trim()) || pasteMarkdown(view, text)
    },
    handleDrop: (view, event, _slice, isMoved) => {
      const files = isMoved ? [] : picturesIn(event.dataTransfer)
      if (files.length === 0) return false
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
      return uploadAt(view, tools, files, place?.pos ?? view.state.selection.from)
    },
  }
}

function picturesIn(transfer: DataTransfer | null) {
  return [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}

/** Programs put a picture of the copied text beside it; the text is wanted then. */
function hasWords(html: string) {
  return Boolean(new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim())
}

function uploadAt(view: EditorView, tools: EditorTools, files: File[], at: number) {
  uploadInto(view, tools, files, at)
  return true
}

function pasteEmbed(view: EditorView, text: string) {
  const { selection, schema, tr } = view.state
  const isAlone = selection.empty && selection.$from.parent.content.size === 0
  if (!isAlone || !embedOf(text)) return false
  view.dispatch(
    tr.replaceSelectionWith(schema.nodes.embed?.create({ url: text }) ?? schema.text(text)).scrollIntoView(),
  )
  return true
}

function pasteMarkdown(view: EditorView, text: string) {
  if (!looksLikeMarkdown(text)) return false
  return view.pasteHTML(htmlFromMarkdown(text))
}
