import type { Slice } from '@tiptap/pm/model'
import { NodeSelection } from '@tiptap/pm/state'
import type { EditorProps, EditorView } from '@tiptap/pm/view'
import { parseEmbedUrl } from '../embed'
import type { EditorTools } from './editor-tools'
import { insertBlocks, startParagraphAt } from './insert-blocks'
import { cleanPastedHtml } from './paste/clean-pasted-html'
import { looksLikeMarkdown } from './paste/looks-like-markdown'
import { isInCaption, pasteAfterBlock } from './paste/paste-after-block'
import { uploadPictures } from './upload-pictures'

/** What the editor makes of what is typed, pasted or dropped into it. */
export function createEditorProps(tools: EditorTools): EditorProps {
  // ahead, so that a paste finds it
  importMarkdown().catch(() => {})
  let isPlain = false
  let left: string[] = []
  // what came as a file came along whole, whatever HTML stood beside it
  const tellOfLeft = ({ asFiles }: { asFiles: boolean }) => {
    if (!asFiles) for (const sentence of new Set(left)) tools.notify(sentence)
    left = []
  }
  return {
    transformPastedHTML: (html) => cleanPastedHtml(html, (sentence) => left.push(sentence)),
    handleKeyDown: (_view, event) => {
      isPlain = event.shiftKey
      return false
    },
    handleTextInput: (view, _from, _to, text) => {
      if (!moveAfterSelectedBlock(view)) return false
      view.dispatch(view.state.tr.insertText(text))
      return true
    },
    handlePaste: (view, { clipboardData }, slice) => {
      const text = clipboardData?.getData('text/plain') ?? ''
      const html = clipboardData?.getData('text/html') ?? ''
      const files = getPictureFiles(clipboardData)
      const asFiles = files.length > 0 && !hasText(html)
      tellOfLeft({ asFiles })
      if (asFiles) return uploadAt(view, tools, files, view.state.selection.to)
      moveAfterSelectedBlock(view)
      const isText = html === '' && text !== '' && !isPlain && !view.state.selection.$from.parent.type.spec.code
      if (isText && (pasteEmbed(view, text.trim()) || pasteMarkdown(view, text))) return true
      return pasteAfterBlock(view, slice, view.state.selection.$from)
    },
    handleDrop: (view, event, slice, isMoved) => {
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.to
      const files = isMoved ? [] : getPictureFiles(event.dataTransfer)
      tellOfLeft({ asFiles: files.length > 0 })
      if (files.length > 0) return uploadAt(view, tools, files, place)
      return handleDroppedSlice(view, slice, place, isMoved)
    },
  }
}

/** A selected block stays when something else is written: that goes onto a line behind it. False when none is selected. */
function moveAfterSelectedBlock(view: EditorView) {
  const { selection, tr } = view.state
  if (!(selection instanceof NodeSelection) || selection.node.isInline) return false
  view.dispatch(startParagraphAt(tr, selection.to))
  return true
}

function getPictureFiles(transfer: DataTransfer | null) {
  return [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}

/** Programs put a picture of the copied text beside it; the text is wanted then. */
function hasText(html: string) {
  return Boolean(new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim())
}

function uploadAt(view: EditorView, tools: EditorTools, files: File[], at: number) {
  uploadPictures(view, tools, files, at)
  return true
}

/** What was dragged within the text stays where it was when it cannot be dropped. */
function handleDroppedSlice(view: EditorView, slice: Slice, place: number, isMoved: boolean) {
  const $place = view.state.doc.resolve(place)
  if (!isMoved) return pasteAfterBlock(view, slice, $place)
  return isInCaption($place) && !slice.content.firstChild?.isInline
}

function pasteEmbed(view: EditorView, text: string) {
  const { selection, schema, tr } = view.state
  const { parent } = selection.$from
  const isAlone = selection.empty && parent.type.name === 'paragraph' && parent.content.size === 0
  const embed = schema.nodes.embed?.create({ url: text })
  if (!isAlone || !embed || !parseEmbedUrl(text)) return false
  insertBlocks(tr, selection.to, [embed])
  view.dispatch(tr)
  return true
}

const importMarkdown = () => import('./paste/pasted-markdown-to-html')

function pasteMarkdown(view: EditorView, text: string) {
  if (!looksLikeMarkdown(text)) return false
  const convert = importMarkdown().then(({ pastedMarkdownToHtml }) => pastedMarkdownToHtml(text))
  convert.then(
    (html) => view.isDestroyed || view.pasteHTML(html),
    // without a connection the signs stay signs; nothing is lost
    () => view.isDestroyed || view.pasteText(text),
  )
  return true
}
