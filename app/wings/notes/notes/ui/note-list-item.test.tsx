import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { emptyNote } from '../note'
import { NoteListItem } from './note-list-item'

const note = { ...emptyNote(false), id: 'a', updated_at: '2026-03-01T09:00:00.000Z' }

function rowOf(title: string, isStop = true) {
  return renderToStaticMarkup(
    <NoteListItem note={{ ...note, title }} isSelected={false} isTabStop={isStop} onSelect={() => {}} />,
  )
}

test.each(['', '   '])('a note with empty title (%j) is shown as Untitled', (title) => {
  expect(rowOf(title)).toContain('>Untitled<')
  expect(rowOf('Plan')).not.toContain('Untitled')
})

test('Tab stops at one row of the list; the arrow keys go on from there', () => {
  expect(rowOf('Plan')).not.toContain('tabindex')
  expect(rowOf('Plan', false)).toContain('tabindex="-1"')
})
