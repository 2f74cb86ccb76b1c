/** That somebody may read a note: in the words of the API, as the note's owner sees it. */
export interface NoteShare {
  note_id: string
  shared_with_email: string
  /** Whose note it is. */
  shared_by: string
  created_at: string
  /** Empty until they have opened the note: before, a name would tell who has an account. */
  name: string
  has_opened: boolean
}

/** Somebody whom a note may be shared with next. */
export interface Contact {
  email: string
  /** Empty when it is not known, or not to be. */
  name: string
}

export const MAX_SHARES = 50
export const MAX_CONTACTS = 3
