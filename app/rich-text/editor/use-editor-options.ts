import type { EditorOptions, Extensions } from '@tiptap/core'
import { Placeholder } from '@tiptap/extensions'
import { useMemo } from 'react'
import { createEditorProps } from './create-editor-props'
import { documentExtensions } from './document/document-extensions'
import type { EditorTools } from './editor-tools'
import { CaptionKeymap, EditorKeymap } from './keymap'
import type { LinkPanelRequests } from './link-panel-requests'
import { suggestionExtensions } from './ui/suggestion-extensions'
import type { SuggestionStore } from './ui/suggestion-store'
import { withNodeViews } from './ui/with-node-views'

interface EditorOptionsInput {
  tools: EditorTools
  suggestions: SuggestionStore
  linkRequest: LinkPanelRequests
  label: string
  placeholder: string
}

/** How the editor behaves: what it knows, what its keys do, what it makes of what is pasted and dropped. */
export function useEditorOptions(parts: EditorOptionsInput): Pick<EditorOptions, 'extensions' | 'editorProps'> {
  const { tools, suggestions, linkRequest, label, placeholder } = parts
  return useMemo(() => {
    const extensions: Extensions = [
      ...withNodeViews(documentExtensions, tools),
      Placeholder.configure({ placeholder }),
      EditorKeymap.configure({ onLinkKey: (event) => handleLinkShortcut(event, linkRequest) }),
      CaptionKeymap,
      ...suggestionExtensions(suggestions, tools, linkRequest),
    ]
    const attributes = { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'prose' }
    return { extensions, editorProps: { attributes, ...createEditorProps(tools) } }
  }, [tools, suggestions, linkRequest, label, placeholder])
}

/** Elsewhere these keys open the command palette, which must not hear of them. */
function handleLinkShortcut(event: KeyboardEvent, linkRequest: LinkPanelRequests) {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
    return false
  event.stopPropagation()
  linkRequest.httpRequest()
  return true
}
