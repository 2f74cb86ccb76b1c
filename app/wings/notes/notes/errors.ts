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
  constructor(readonly note: Note) {
    super('This note was changed elsewhere meanwhile.', 409)
  }
}

export class SignedInAsAnotherUser extends DomainError {
  constructor() {
    super('You are signed in as somebody else. Sign in with the account that wrote this note.', 403)
  }
}

export class TooManyNotes extends DomainError {
  constructor(most: number) {
    super(`You have ${most} notes. Move one to the trash to make room for another.`, 409)
  }
}

export class NotesQuotaReached extends DomainError {
  constructor() {
    super('Your notes take up all the room there is. Shorten one, or empty the trash.', 409)
  }
}

export class TooManyPinnedNotes extends DomainError {
  constructor(most: number) {
    super(`You have pinned ${most} notes. Unpin one to pin another.`, 409)
  }
}
