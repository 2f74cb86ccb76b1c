import { type Editor, Extension, type Range } from '@tiptap/core'
import type { ResolvedPos } from '@tiptap/pm/model'
import { PluginKey } from '@tiptap/pm/state'
import { Suggestion, type SuggestionOptions } from '@tiptap/suggestion'
import type { EditorTools, PageChoice } from '../editor-tools'
import type { LinkPanelRequests } from '../link-panel-requests'
import { slashCommands } from './slash-commands'
import type { SuggestionMenuItem, SuggestionStore } from './suggestion-store'

interface SuggestionItem {
  menuItem: Omit<SuggestionMenuItem, 'onSelect'>
  run: (editor: Editor, range: Range) => void
}

/** The menus of "/" (what to insert) and "@" (pages to link to). */
export function suggestionExtensions(store: SuggestionStore, tools: EditorTools, linkRequest: LinkPanelRequests) {
  return [
    createSuggestionMenu('insertMenu', store, 'Insert', 'No blocks found.', {
      char: '/',
      allow: ({ state, range }) => acceptsBlocks(state.doc.resolve(range.from)),
      items: ({ query }) => filterItems(slashCommands(tools, linkRequest), query),
    }),
    createSuggestionMenu('pageMenu', store, 'Link to a page', 'No pages found.', {
      char: '@',
      allowSpaces: true,
      debounce: 120,
      allow: ({ state, range }) => !state.doc.resolve(range.from).parent.type.spec.code,
      items: async ({ query, signal }) => (await tools.searchPages(query, signal)).map(pageItem),
    }),
  ]
}

const acceptsBlocks = ({ parent }: ResolvedPos) => !parent.type.spec.code && parent.type.name !== 'caption'

function filterItems(choices: SuggestionItem[], query: string) {
  const words = query.toLowerCase()
  return choices.filter(({ menuItem }) => `${menuItem.label} ${menuItem.id}`.toLowerCase().includes(words))
}

function pageItem({ path, title, isPublic }: PageChoice): SuggestionItem {
  return {
    menuItem: { id: path, label: title, hint: isPublic ? path : `${path}, not published` },
    run: (editor, range) =>
      editor
        .chain()
        .focus()
        .deleteRange(range)
        .insertContent([
          { type: 'text', text: title, marks: [{ type: 'link', attrs: { href: path } }] },
          { type: 'text', text: ' ' },
        ])
        .unsetMark('link')
        .run(),
  }
}

type MenuOptions = Pick<
  SuggestionOptions<SuggestionItem, SuggestionItem>,
  'char' | 'allow' | 'items' | 'allowSpaces' | 'debounce'
>

function createSuggestionMenu(name: string, store: SuggestionStore, label: string, empty: string, wanted: MenuOptions) {
  return Extension.create({
    name,
    addProseMirrorPlugins() {
      const suggestion = Suggestion<SuggestionItem, SuggestionItem>({
        editor: this.editor,
        pluginKey: new PluginKey(name),
        command: ({ editor, range, props }) => props.run(editor, range),
        render: () => renderToStore(store, label, empty),
        ...wanted,
      })
      return [suggestion]
    },
  })
}

function renderToStore(store: SuggestionStore, label: string, empty: string) {
  type Props = Parameters<
    NonNullable<ReturnType<NonNullable<SuggestionOptions<SuggestionItem, SuggestionItem>['render']>>['onStart']>
  >[0]
  function show({ items, command, clientRect, loading }: Props) {
    const lines = items.map((choice) => ({ ...choice.menuItem, onSelect: () => command(choice) }))
    store.set({
      label,
      emptyMessage: empty,
      items: lines,
      selectedIndex: 0,
      isLoading: loading,
      anchorRect: clientRect?.() ?? null,
    })
  }
  function move(step: number) {
    const open = store.get()
    if (!open || open.items.length === 0) return false
    store.set({ ...open, selectedIndex: (open.selectedIndex + step + open.items.length) % open.items.length })
    return true
  }
  return {
    onStart: show,
    onUpdate: show,
    onExit: () => store.set(null),
    onKeyDown: ({ event }: { event: KeyboardEvent }) => {
      if (event.isComposing) return false
      if (event.key === 'ArrowDown') return move(1)
      if (event.key === 'ArrowUp') return move(-1)
      const open = store.get()
      const line = open?.items[open.selectedIndex]
      if ((event.key !== 'Enter' && event.key !== 'Tab') || !line) return false
      line.onSelect()
      return true
    },
  }
}
