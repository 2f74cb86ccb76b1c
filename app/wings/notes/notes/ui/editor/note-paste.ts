import { Fragment, type ResolvedPos, Slice } from '@tiptap/pm/model'
import type { EditorProps, EditorView } from '@tiptap/pm/view'
import { toStorableText } from '~/platform/text/storable-text'
import { convertMarkdownCheckbox } from './checkbox-characters'
import { sanitizePastedHtml } from './sanitize-pasted-html'

const blockSigns = [/^#{1,6} \S/m, /^\s{0,3}([-*+]|\d+[.)]) \S/m, /^(```|~~~)/m]

const inlineSigns = [/\*\*[^*\s][^*]*\*\*/, /\[[^[\]]+\]\(https?:/, /(^|\s)`[^`]+`/]

const fetchMarkdown = () => import('./markdown-to-html')

/** Fetches the code for Markdown ahead, so that a paste finds it. */
export function preloadMarkdownParser() {
  fetchMarkdown().catch(() => {})
}

const NO_FILES_MESSAGE = 'Notes cannot contain images or files.'

/** What a note makes of what is pasted or dropped into it; `tell` hears what does not come along. */
export function createPasteProps(tell: (sentence: string) => void): EditorProps {
  let isPlain = false
  return {
    transformPastedHTML: (html) => sanitizePastedHtml(html, tell),
    clipboardTextParser: plainTextToSlice,
    clipboardTextSerializer: sliceToText,
    handleKeyDown: (_view, event) => {
      // Ctrl+Shift+V
      isPlain = event.shiftKey && event.key.toLowerCase() === 'v'
      return false
    },
    handlePaste: (view, { clipboardData }) => {
      const text = clipboardData?.getData('text/plain') ?? ''
      if (hasFilesOnly(clipboardData)) {
        tell(NO_FILES_MESSAGE)
        return true
      }
      if (text === '' || isPlain || view.state.selection.$from.parent.type.spec.code) return false
      // an editor of code brings its colours as HTML; the text says more
      const isText = !clipboardData?.getData('text/html') || clipboardData.types.includes('vscode-editor-data')
      if (!isText) return false
      if (looksLikeMarkdown(text)) void pasteMarkdown(view, text)
      else view.pasteText(text)
      return true
    },
    // the browser would leave the page for a dropped file
    handleDrop: (_view, { dataTransfer }, _slice, isMoved) => {
      if (isMoved || !dataTransfer?.files.length) return false
      tell(NO_FILES_MESSAGE)
      return true
    },
  }
}

/** Programs put a picture of the copied text beside it. */
function hasFilesOnly(clipboard: DataTransfer | null) {
  return Boolean(clipboard?.files.length && !clipboard.getData('text/plain') && !clipboard.getData('text/html'))
}

async function pasteMarkdown(view: EditorView, text: string) {
  const markdown = await fetchMarkdown().catch(() => null)
  if (view.isDestroyed) return
  // without a connection the signs stay signs; nothing is lost
  if (markdown) view.pasteHTML(markdown.markdownToHtml(text))
  else view.pasteText(text)
}

function sliceToText({ content }: Slice) {
  return content.textBetween(0, content.size, '\n', '\n')
}

/** Whether a plain text was written as Markdown: one sign of a block, or of a word's mark. */
function looksLikeMarkdown(text: string) {
  return [...blockSigns, ...inlineSigns].some((sign) => sign.test(text))
}

/** Plain text as it is: each line a paragraph, empty ones too, spaces and all. */
function plainTextToSlice(text: string, $context: ResolvedPos) {
  const { schema } = $context.doc.type
  const { paragraph } = schema.nodes
  const marks = $context.marks()
  const lines = toStorableText(text)
    .replace(/\n$/, '')
    .split(/\r\n?|\n/)
  const paragraphs = lines.map((line) => {
    const words = convertMarkdownCheckbox(line)
    return paragraph?.create(null, words === '' ? null : schema.text(words, marks))
  })
  return new Slice(Fragment.from(paragraphs.filter((node) => node !== undefined)), 1, 1)
}
