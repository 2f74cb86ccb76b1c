import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { emptyNote } from '../note'
import type { NotesStore, OwnNote } from '../store/notes-store-types'
import { SuggestionsArea } from './assistant/suggestions-area'
import { NoteBar } from './note-bar'
import type { NotesPanel } from './use-notes-panel'

const note = { ...emptyNote(false), id: 'a', saveStatus: { tone: 'calm', text: 'Saved', canRetry: false } } as OwnNote
const panel = { areas: { open: { share: false, suggestions: true, chat: false } } } as NotesPanel

const buttonsOf = (hasSuggestions: boolean) =>
  renderToStaticMarkup(<NoteBar panel={panel} note={note} hasSuggestions={hasSuggestions} />).match(
    /(?<=data-opens=")\w+/g,
  )

test('“a suggestions area (shown only when suggestions exist)”: without any there is no button either', () => {
  expect(buttonsOf(true)).toEqual(['share', 'suggestions', 'chat'])
  expect(buttonsOf(false)).toEqual(['share', 'chat'])
  const area = (suggestions: string[]) =>
    renderToStaticMarkup(
      <SuggestionsArea suggestions={suggestions} note={note} store={{} as NotesStore} onCreated={() => {}} />,
    )
  expect(area(['Invite Ben'])).toContain('<li>Invite Ben</li>')
  expect(area([])).toBe('')
})
