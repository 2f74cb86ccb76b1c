import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { parseEmbedUrl } from '../../embed'

/** A film or a pen by its name and address; it is not loaded here either. */
export function EmbedView({ node, updateAttributes, editor }: NodeViewProps) {
  const url = String(node.attrs.url)
  const { provider = 'Embed' } = parseEmbedUrl(url) ?? {}
  return (
    <NodeViewWrapper as="figure" className="embed-view" data-drag-handle="">
      <p className="text-dense font-semibold">{provider}</p>
      <input
        aria-label={`${provider} embed description`}
        placeholder="Description"
        value={String(node.attrs.title ?? '')}
        disabled={!editor.isEditable}
        onChange={(event) => updateAttributes({ title: event.target.value })}
      />
      <a href={url} target="_blank" rel="noreferrer" className="min-h-6 truncate text-dense">
        {url}
      </a>
      <p className="text-dense text-faint">Loads when a reader clicks it.</p>
    </NodeViewWrapper>
  )
}
