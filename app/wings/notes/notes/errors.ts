import { DomainError } from '~/platform/errors/errors'
import type { Note } from './note'

/** It never was, it is somebody else's, or it lies in the trash. */
export class NoteMissing extends DomainError {
  constructor() {
    super('Note not found.', 404)
  }
}

/** A save that is based on an older version; nothing of it was kept here. */
export class NoteChanged extends DomainError {
  override readonly details: { note: Note }
  constructor(note: Note) {
    super('This note has been changed elsewhere.', 409)
    this.details = { note }
  }
}

export class SignedInAsAnotherUser extends DomainError {
  constructor() {
    super('You are signed in with a different account. Sign in with the account that owns this note.', 403)
  }
}

export class TooManyNotes extends DomainError {
  constructor(most: number) {
    super(`You have reached the limit of ${most} notes. Delete a note to create another.`, 409)
  }
}

export class NotesQuotaReached extends DomainError {
  constructor() {
    super('You have reached your storage limit. Shorten a note or empty the trash.', 409)
  }
}

export class TooManyPinnedNotes extends DomainError {
  constructor(most: number) {
    super(`You can pin at most ${most} notes. Unpin one first.`, 409)
  }
}
