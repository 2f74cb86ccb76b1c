import type { Slice } from '@tiptap/pm/model'
import type { EditorProps, EditorView } from '@tiptap/pm/view'
import { cleanNotePaste } from './clean-note-paste'
import { looksLikeMarkdown } from './looks-like-markdown'
import { plainLines } from './plain-lines'

const fetchMarkdown = () => import('./markdown-as-html')

/** Fetches the code for Markdown ahead, so that a paste finds it. */
export function prepareForPaste() {
  fetchMarkdown().catch(() => {})
}

const NO_FILES = 'A note holds words only: pictures and files are not taken in.'

/** What a note makes of what is pasted or dropped into it; `tell` hears what does not come along. */
export function takesFromOutside(tell: (sentence: string) => void): EditorProps {
  let isPlain = false
  return {
    transformPastedHTML: (html) => cleanNotePaste(html, tell),
    clipboardTextParser: plainLines,
    clipboardTextSerializer: linesOf,
    handleKeyDown: (_view, event) => {
      // Ctrl+Shift+V
      isPlain = event.shiftKey && event.key.toLowerCase() === 'v'
      return false
    },
    handlePaste: (view, { clipboardData }) => {
      const text = clipboardData?.getData('text/plain') ?? ''
      if (hasFilesOnly(clipboardData)) {
        tell(NO_FILES)
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
      tell(NO_FILES)
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
  if (markdown) view.pasteHTML(markdown.markdownAsHtml(text))
  else view.pasteText(text)
}

function linesOf({ content }: Slice) {
  return content.textBetween(0, content.size, '\n', '\n')
}
