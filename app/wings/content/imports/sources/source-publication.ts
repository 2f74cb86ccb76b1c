import { emptyToUndefined, normalizeFieldName, parseMoment, type TableRow } from './table-row'

const publicFieldNames = ['published', 'is_published', 'publish', 'public', 'is_public']
const hiddenFieldNames = [
  ...['draft', 'private', 'hidden', 'unlisted', 'archived', 'deleted', 'trashed'].flatMap((name) => [
    name,
    `is_${name}`,
  ]),
  'headless',
]
const stateFieldNames = ['status', 'state', 'visibility'].flatMap((name) => [name, `post_${name}`, `publish_${name}`])
const moments = ['published_at', 'published_on', 'publish_date', 'publishdate']
const ends = ['deleted_at', 'trashed_at', 'archived_at', 'unpublished_at', 'expires', 'expires_at'].concat(
  ...['expiry', 'unpublish'].map((name) => [`${name}date`, `${name}_date`]),
)
const passwords = ['password', 'post_password']

/** Names of the columns and fields that say whether a piece is public. */
export const publicationFieldNames = [
  ...publicFieldNames,
  ...hiddenFieldNames,
  ...stateFieldNames,
  ...ends,
  ...passwords,
  'publication_status',
  'workflow_state',
]

export interface SourcePublication {
  isPublic: boolean
  /** It comes out on its date; without one it stays a draft. */
  isScheduled: boolean
  /** Why it is a draft, each a sentence; none for what merely was one. */
  notes: string[]
}

type FieldVerdict = 'public' | 'scheduled' | 'draft' | 'silent' | { note: string }

const publicWords = ['published', 'publish', 'public', 'live', 'visible', 'posted']
const scheduledWords = ['scheduled', 'future']

/** Whether a piece was for everyone where it comes from. What says otherwise, or is not understood, makes it a draft. */
export function readSourcePublication(row: TableRow, now = new Date()): SourcePublication {
  const given = Object.entries(row).map(([name, value]) => [normalizeFieldName(name), emptyToUndefined(value)] as const)
  const verdicts = given.map(([name, value]) => verdictFor(name, value, now))
  const notes = verdicts.flatMap((verdict) => (typeof verdict === 'object' ? verdict.note : []))
  const isSaid = verdicts.some((verdict) => verdict === 'public' || verdict === 'scheduled')
  const neverCameOut = given.find(([name, value]) => moments.includes(name) && value === undefined)
  if (neverCameOut && !isSaid) notes.push(`Imported as a draft: its “${neverCameOut[0]}” is empty.`)
  const isPublic = notes.length === 0 && !verdicts.includes('draft')
  return { isPublic, isScheduled: verdicts.includes('scheduled'), notes }
}

function verdictFor(name: string, value: unknown, now: Date): FieldVerdict {
  if (publicFieldNames.includes(name)) return yesOrNo(name, value, true)
  if (hiddenFieldNames.includes(name)) return value === undefined ? 'silent' : yesOrNo(name, value, false)
  if (ends.includes(name)) return readEndDate(name, value, now)
  if (passwords.includes(name))
    return value === undefined ? 'silent' : { note: 'Imported as a draft: it was password protected.' }
  return publicationFieldNames.includes(name) ? readStateWord(name, value) : 'silent'
}

function yesOrNo(name: string, value: unknown, isPublicWhenYes: boolean): FieldVerdict {
  if (value === undefined) return isEmpty(name)
  const yes = isYes(value)
  if (yes === undefined && isPublicWhenYes && parseMoment(value)) return 'public'
  if (yes === undefined) return unknown(name, value)
  if (isPublicWhenYes) return yes ? 'public' : 'draft'
  if (!yes) return 'silent'
  return /draft$/.test(name) ? 'draft' : { note: `Imported as a draft: it was ${name.replace('is_', '')}.` }
}

function readEndDate(name: string, value: unknown, now: Date): FieldVerdict {
  if (value === undefined) return 'silent'
  const moment = parseMoment(value)
  if (!moment) return unknown(name, value)
  const day = moment.toISOString().slice(0, 10)
  return {
    note:
      moment <= now
        ? `Imported as a draft: it was unpublished on ${day}.`
        : `Imported as a draft: it was to be unpublished on ${day}.`,
  }
}

function readStateWord(name: string, value: unknown): FieldVerdict {
  if (value === undefined) return isEmpty(name)
  const word = String(value).trim().toLowerCase()
  if (publicWords.includes(word)) return 'public'
  if (scheduledWords.includes(word)) return 'scheduled'
  return word === 'draft' ? 'draft' : unknown(name, value)
}

const isEmpty = (name: string) => ({ note: `Imported as a draft: its “${name}” is empty.` })

function unknown(name: string, value: unknown) {
  const said = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return { note: `Imported as a draft: its “${name}” is “${said.slice(0, 100)}”.` }
}

function isYes(value: unknown) {
  const said = String(value).trim().toLowerCase()
  if (['true', 't', '1', 'yes', 'y', 'on', ...publicWords].includes(said)) return true
  return ['false', 'f', '0', 'no', 'n', 'off', 'draft'].includes(said) ? false : undefined
}
