import type { Extensions } from '@tiptap/core'
import { Node } from '@tiptap/core'
import { ReactNodeViewRenderer } from '@tiptap/react'
import type { EditorTools } from '../tools'
import { CodeView } from './code-view'
import { EmbedView } from './embed-view'
import { KeptBlockView, KeptInlineView } from './kept-view'
import { PictureView } from './picture-view'

const views = {
  codeBlock: CodeView,
  embed: EmbedView,
  keptBlock: KeptBlockView,
  keptInline: KeptInlineView,
  picture: PictureView,
}

/** The same document, with the parts that are drawn by us. */
export function withViews(extensions: Extensions, _tools: EditorTools): Extensions {
  return extensions.map((extension) => {
    const view = views[extension.name as keyof typeof views]
    if (!view || !(extension instanceof Node)) return extension
    return extension.extend({ addNodeView: () => ReactNodeViewRenderer(view) })
  })
}
