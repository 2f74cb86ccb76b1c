import { type Editor, Extension, type Range } from '@tiptap/core'
import type { ResolvedPos } from '@tiptap/pm/model'
import { PluginKey } from '@tiptap/pm/state'
import { Suggestion, type SuggestionOptions } from '@tiptap/suggestion'
import type { EditorTools, PageChoice } from '../tools'
import type { LinkRequest } from '../writing/link-request'
import { insertions } from './insertions'
import type { MenuLine, SuggestionStore } from './suggestion-store'

interface Choice {
  line: Omit<MenuLine, 'choose'>
  run: (editor: Editor, range: Range) => void
}

/** The menus of "/" (what to insert) and "@" (pages to link to). */
export function suggestionExtensions(store: SuggestionStore, tools: EditorTools, linkRequest: LinkRequest) {
  return [
    menu('insertMenu', store, 'Insert', 'Nothing is called that.', {
      char: '/',
      allow: ({ state, range }) => takesBlocks(state.doc.resolve(range.from)),
      items: ({ query }) => matching(insertions(tools, linkRequest), query),
    }),
    menu('pageMenu', store, 'Pages to link to', 'No page is called that.', {
      char: '@',
      allowSpaces: true,
      debounce: 120,
      allow: ({ state, range }) => !state.doc.resolve(range.from).parent.type.spec.code,
      items: async ({ query, signal }) => (await tools.searchPages(query, signal)).map(pageChoice),
    }),
  ]
}

const takesBlocks = ({ parent }: ResolvedPos) => !parent.type.spec.code && parent.type.name !== 'caption'

function matching(choices: Choice[], query: string) {
  const words = query.toLowerCase()
  return choices.filter(({ line }) => `${line.label} ${line.id}`.toLowerCase().includes(words))
}

function pageChoice({ path, title, isPublic }: PageChoice): Choice {
  return {
    line: { id: path, label: title, note: isPublic ? path : `${path}, not public yet` },
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

type Wanted = Pick<SuggestionOptions<Choice, Choice>, 'char' | 'allow' | 'items' | 'allowSpaces' | 'debounce'>

function menu(name: string, store: SuggestionStore, label: string, empty: string, wanted: Wanted) {
  return Extension.create({
    name,
    addProseMirrorPlugins() {
      const suggestion = Suggestion<Choice, Choice>({
        editor: this.editor,
        pluginKey: new PluginKey(name),
        command: ({ editor, range, props }) => props.run(editor, range),
        render: () => drawnIn(store, label, empty),
        ...wanted,
      })
      return [suggestion]
    },
  })
}

function drawnIn(store: SuggestionStore, label: string, empty: string) {
  type Props = Parameters<
    NonNullable<ReturnType<NonNullable<SuggestionOptions<Choice, Choice>['render']>>['onStart']>
  >[0]
  function show({ items, command, clientRect, loading }: Props) {
    const lines = items.map((choice) => ({ ...choice.line, choose: () => command(choice) }))
    store.set({ label, empty, lines, selected: 0, isLoading: loading, place: clientRect?.() ?? null })
  }
  function move(step: number) {
    const open = store.get()
    if (!open || open.lines.length === 0) return false
    store.set({ ...open, selected: (open.selected + step + open.lines.length) % open.lines.length })
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
      const line = open?.lines[open.selected]
      if ((event.key !== 'Enter' && event.key !== 'Tab') || !line) return false
      line.choose()
      return true
    },
  }
}
