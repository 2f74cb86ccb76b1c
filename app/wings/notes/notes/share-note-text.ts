import { copyToClipboard } from '~/ui/copy-to-clipboard'
import { getDisplayTitle, type NoteContent } from './note'
import { noteToShareMarkdown } from './note-to-text'

/** What became of it; `left` is for somebody who closed the browser's window of choices. */
export type ShareTextOutcome = 'shared' | 'copied' | 'left' | 'failed'

/** Gives a note to others in the format of the specification: the browser's own sharing first, then the clipboard. */
export async function shareNoteText(note: NoteContent, within: HTMLElement = document.body): Promise<ShareTextOutcome> {
  return (
    (await shareWithBrowser({ title: getDisplayTitle(note), text: noteToShareMarkdown(note) })) ??
    copyNoteText(note, within)
  )
}

/**
 * Puts a note on the clipboard in the format of the specification. Where the browser has none, a field with the text is
 * selected and copied; it stands inside `within`, since a dialog takes the focus back from anything outside.
 */
export async function copyNoteText(note: NoteContent, within: HTMLElement = document.body): Promise<ShareTextOutcome> {
  const text = noteToShareMarkdown(note)
  if ((await copyToClipboard(text)) || copyWithSelection(text, within)) return 'copied'
  console.warn('The note could not be copied.')
  return 'failed'
}

async function shareWithBrowser(data: ShareData): Promise<ShareTextOutcome | undefined> {
  if (!navigator.share) return undefined
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return (error as Error).name === 'AbortError' ? 'left' : undefined
  }
}

function copyWithSelection(text: string, within: HTMLElement) {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr-only'
  within.append(field)
  try {
    field.focus({ preventScroll: true })
    field.select()
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
