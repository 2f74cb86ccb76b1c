import { z } from 'zod'
import { isDay } from '~/platform/time/calendar'

/** What somebody wrote beside a day of the chart. */
export interface ChartNote {
  id: string
  day: string
  text: string
}

export const MAX_NOTE_LENGTH = 200
export const MAX_CHART_NOTES = 1_000

export const chartNoteSchema: z.ZodType<ChartNote, ChartNote> = z.strictObject({
  id: z.uuid(),
  day: z.string().refine(isDay, 'Choose a date.'),
  text: z.string().trim().min(1, 'Enter a note.').max(MAX_NOTE_LENGTH, `Use at most ${MAX_NOTE_LENGTH} characters.`),
})

/** A note as the chart shows it: one that somebody wrote, or what the site did that day. */
export interface DisplayedNote {
  day: string
  text: string
  /** Of the page it is about. */
  path?: string
  /** Of one that was written by hand. */
  id?: string
}
