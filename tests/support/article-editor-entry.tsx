import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { documentToHtml } from '~/rich-text/editor/document/document-to-html'
import { htmlToDocument } from '~/rich-text/editor/document/html-to-document'
import type { EditorHandle, EditorTools } from '~/rich-text/editor/editor-tools'
import { cleanPastedHtml } from '~/rich-text/editor/paste/clean-pasted-html'
import { pastedMarkdownToHtml } from '~/rich-text/editor/paste/pasted-markdown-to-html'
import TextEditor from '~/rich-text/editor/text-editor'

let root: Root | undefined
let handle: EditorHandle | undefined
let latestHtml = ''
/** What the editor said to its writer. */
export let notifications: string[] = []
let pickedCount = 0
let shows = 0

const pictureNamed = (name: string) => ({ src: `/media/${name}.webp`, alt: '', width: 960, height: 540 })

const tools: EditorTools = {
  // each takes another time, so that they do not arrive in their order
  uploadPicture: async (file) => {
    await new Promise((resolve) => setTimeout(resolve, (file.size * 7) % 40))
    return pictureNamed(file.name.replace('.png', ''))
  },
  pickPicture: async () => pictureNamed(`picked-${++pickedCount}`),
  notify: (sentence) => void notifications.push(sentence),
  searchPages: async (query) => {
    const known = [
      { path: '/privacy', title: 'Privacy', kind: 'page', isPublic: true },
      { path: '/blog/private-hire', title: 'Private hire', kind: 'post', isPublic: true },
    ]
    return known.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))
  },
}

/** Shows an editor with this text. */
export function showEditor(html: string) {
  root ??= createRoot(document.querySelector('#root') as Element)
  latestHtml = html
  notifications = []
  pickedCount = 0
  shows++
  flushSync(() =>
    root?.render(
      <TextEditor
        key={shows}
        initialHtml={html}
        label="Text"
        tools={tools}
        onChange={(text) => {
          latestHtml = text
        }}
        onReady={(ready) => {
          handle = ready
        }}
      />,
    ),
  )
}

/** The text as it would be stored now. */
export function readHtml() {
  handle?.flush()
  return latestHtml
}

export const roundTrip = (html: string) => documentToHtml(htmlToDocument(html))
export const roundTripPaste = (html: string) => roundTrip(cleanPastedHtml(html))
export const roundTripMarkdown = async (markdown: string) => roundTripPaste(await pastedMarkdownToHtml(markdown))
