import type { EditorOptions, Extensions } from '@tiptap/core'
import { Placeholder } from '@tiptap/extensions'
import { useMemo } from 'react'
import { documentExtensions } from '../document/extensions'
import { suggestionExtensions } from '../menus/suggestion-extensions'
import type { SuggestionStore } from '../menus/suggestion-store'
import { withViews } from '../nodes/with-views'
import type { EditorTools } from '../tools'
import { CaptionKeys, Keys } from './keys'
import type { LinkRequest } from './link-request'
import { takesFromOutside } from './take-from-outside'

interface WritingParts {
  tools: EditorTools
  suggestions: SuggestionStore
  linkRequest: LinkRequest
  label: string
  placeholder: string
}

/** How the editor behaves: what it knows, what its keys do, what it makes of what is pasted and dropped. */
export function useWriting(parts: WritingParts): Pick<EditorOptions, 'extensions' | 'editorProps'> {
  const { tools, suggestions, linkRequest, label, placeholder } = parts
  return useMemo(() => {
    const extensions: Extensions = [
      ...withViews(documentExtensions, tools),
      Placeholder.configure({ placeholder }),
      Keys.configure({ onLinkKey: (event) => askForLink(event, linkRequest) }),
      CaptionKeys,
      ...suggestionExtensions(suggestions, tools, linkRequest),
    ]
    const attributes = { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'prose' }
    return { extensions, editorProps: { attributes, ...takesFromOutside(tools) } }
  }, [tools, suggestions, linkRequest, label, placeholder])
}

/** Elsewhere these keys open the command palette, which must not hear of them. */
function askForLink(event: KeyboardEvent, linkRequest: LinkRequest) {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
    return false
  event.stopPropagation()
  linkRequest.ask()
  return true
}
