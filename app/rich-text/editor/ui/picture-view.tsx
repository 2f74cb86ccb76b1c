import { NodeViewContent, type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { useEffect } from 'react'
import type { PictureAttributes } from '../document/picture'
import { useTextEditor } from '../text-editor-context'
import { finishUpload, startUpload } from '../upload-pictures'

/** A picture with its description and its caption. */
export function PictureView({ node, editor, selected, updateAttributes }: NodeViewProps) {
  const { src, alt, width, height, uploadId } = node.attrs as PictureAttributes
  useEffect(() => {
    if (uploadId) finishUpload(editor.view, uploadId)
  }, [editor, uploadId])
  return (
    <NodeViewWrapper as="figure" className={`picture-view ${selected ? 'is-selected' : ''}`}>
      <div contentEditable={false} data-drag-handle="" className="relative">
        <img src={src} width={width ?? undefined} height={height ?? undefined} alt={alt ?? ''} />
        {uploadId && <UploadStatus attributes={node.attrs} />}
      </div>
      <label contentEditable={false} className="picture-alt">
        <span>Alt text</span>
        <input
          value={alt ?? ''}
          maxLength={500}
          placeholder="Describe the image for people who cannot see it"
          disabled={!editor.isEditable}
          onChange={(event) => updateAttributes({ alt: event.target.value })}
        />
      </label>
      <NodeViewContent data-empty={node.textContent === '' || undefined} />
    </NodeViewWrapper>
  )
}

function UploadStatus({ attributes: { uploadId, error } }: { attributes: PictureAttributes }) {
  const { editor, tools } = useTextEditor()
  return (
    <div role="status" className="upload-state">
      {error ? (
        <>
          <p>{error}</p>
          <button type="button" onClick={() => uploadId && void startUpload(editor.view, tools, uploadId)}>
            Try again
          </button>
        </>
      ) : (
        <p>Uploading image</p>
      )}
    </div>
  )
}
