import { RichTextEditor } from '~/rich-text/editor/rich-text-editor'
import type { EntryContent } from './entry'
import { useEntryEditor } from './entry-editor-context'
import { useEditorTools } from './use-editor-tools'

interface ArticleContent extends EntryContent {
  body: string
}

/** The text of a piece that has one. */
export function ArticleField() {
  const { config, draft } = useEntryEditor<ArticleContent>()
  const { content, change, handle } = draft
  const tools = useEditorTools()
  return (
    <RichTextEditor
      label={`Text of the ${config.noun}`}
      placeholder="Write, or type / to insert something"
      initialHtml={content.body}
      tools={tools}
      onChange={(body) => change({ body })}
      onReady={(editor) => {
        handle.current = editor && { ...editor, replaceContent: ({ body }) => editor.replace(body) }
      }}
    />
  )
}
