import { RichTextEditor } from '~/rich-text/editor/rich-text-editor'
import { useEditorTools } from './editor-tools'
import type { PieceContent } from './piece'
import { usePieceScreen } from './screen-context'

interface WithBody extends PieceContent {
  body: string
}

/** The text of a piece that has one. */
export function ArticleField() {
  const { kind, writing } = usePieceScreen<WithBody>()
  const { content, change, handle } = writing
  const tools = useEditorTools()
  return (
    <RichTextEditor
      label={`Text of the ${kind.noun}`}
      placeholder="Write, or type / to insert something"
      html={content.body}
      tools={tools}
      onChange={(body) => change({ body })}
      onReady={(editor) => {
        handle.current = editor && { ...editor, show: ({ body }) => editor.replace(body) }
      }}
    />
  )
}
