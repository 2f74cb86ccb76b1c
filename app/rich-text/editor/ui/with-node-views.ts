import type { Extensions } from '@tiptap/core'
import { Node } from '@tiptap/core'
import { ReactNodeViewRenderer } from '@tiptap/react'
import type { EditorTools } from '../editor-tools'
import { CodeBlockView } from './code-block-view'
import { EmbedView } from './embed-view'
import { PictureView } from './picture-view'
import { PreservedBlockView, PreservedInlineView } from './preserved-html-view'

const nodeViews = {
  codeBlock: CodeBlockView,
  embed: EmbedView,
  preservedBlock: PreservedBlockView,
  preservedInline: PreservedInlineView,
  picture: PictureView,
}

/** The same document, with the parts that are drawn by us. */
export function withNodeViews(extensions: Extensions, _tools: EditorTools): Extensions {
  return extensions.map((extension) => {
    const view = nodeViews[extension.name as keyof typeof nodeViews]
    if (!view || !(extension instanceof Node)) return extension
    return extension.extend({ addNodeView: () => ReactNodeViewRenderer(view) })
  })
}
