import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { htmlOf } from '~/rich-text/editor/document/html-of'
import { documentFrom } from '~/rich-text/editor/document/read-html'
import { cleanPaste } from '~/rich-text/editor/paste/clean-paste'
import { htmlFromMarkdown } from '~/rich-text/editor/paste/markdown-paste'
import TextEditor from '~/rich-text/editor/text-editor'
import type { EditorHandle, EditorTools } from '~/rich-text/editor/tools'

let root: Root | undefined
let handle: EditorHandle | undefined
let written = ''
/** What the editor said to its writer. */
export let said: string[] = []
let picked = 0
let shows = 0

const pictureNamed = (name: string) => ({ src: `/media/${name}.webp`, alt: '', width: 960, height: 540 })

const tools: EditorTools = {
  // each takes another time, so that they do not arrive in their order
  uploadPicture: async (file) => {
    await new Promise((resolve) => setTimeout(resolve, (file.size * 7) % 40))
    return pictureNamed(file.name.replace('.png', ''))
  },
  pickPicture: async () => pictureNamed(`picked-${++picked}`),
  tell: (sentence) => void said.push(sentence),
  searchPages: async (query) => {
    const known = [
      { path: '/privacy', title: 'Privacy', kind: 'page', isPublic: true },
      { path: '/blog/private-hire', title: 'Private hire', kind: 'post', isPublic: true },
    ]
    return known.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))
  },
}

/** Shows an editor with this text. */
export function show(html: string) {
  root ??= createRoot(document.querySelector('#root') as Element)
  written = html
  said = []
  picked = 0
  shows++
  flushSync(() =>
    root?.render(
      <TextEditor
        key={shows}
        html={html}
        label="Text"
        tools={tools}
        onChange={(text) => {
          written = text
        }}
        onReady={(ready) => {
          handle = ready
        }}
      />,
    ),
  )
}

/** The text as it would be stored now. */
export function text() {
  handle?.flush()
  return written
}

export const through = (html: string) => htmlOf(documentFrom(html))
export const pasted = (html: string) => through(cleanPaste(html))
export const pastedMarkdown = async (markdown: string) => pasted(await htmlFromMarkdown(markdown))
