import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { useMemo } from 'react'
import { sanitizeHtmlFragment } from '../paste/sanitize-dom'

/** What the editor has no tools for, as readers see it. */
export function PreservedBlockView({ node }: NodeViewProps) {
  const html = useMemo(() => sanitizeHtmlFragment(String(node.attrs.html)), [node.attrs.html])
  return (
    <NodeViewWrapper className="preserved-view" data-drag-handle="">
      <p className="text-dense text-faint">HTML block</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: reduced to what a text may hold just before */}
      <div inert dangerouslySetInnerHTML={{ __html: html }} />
    </NodeViewWrapper>
  )
}

export function PreservedInlineView({ node }: NodeViewProps) {
  const html = useMemo(() => sanitizeHtmlFragment(String(node.attrs.html)), [node.attrs.html])
  return (
    <NodeViewWrapper as="span" className="preserved-inline">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
      <span inert dangerouslySetInnerHTML={{ __html: html }} />
    </NodeViewWrapper>
  )
}
