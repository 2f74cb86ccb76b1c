import type { KeptCopy } from '~/platform/autosave/autosave-start'
import {
  answerAsTab,
  findLeftCopies,
  forgetCopy,
  forgetLeftCopy,
  keepCopy,
  type LocalCopy,
} from '~/platform/autosave/local-copies'
import { newId } from '~/platform/new-id'
import { copiesOf } from '../../local-notes'
import type { NoteContent } from '../../note'
import type { Replacement } from './entry'

/** What this device keeps of a note until the server has it. */
export interface NoteCopy extends LocalCopy<NoteContent> {
  replacements: Replacement[]
}

/** Where this tab keeps what is typed. Without storage all of it is nothing. */
export interface Device {
  keep: (id: string, copy: KeptCopy<NoteContent> & { replacements: Replacement[] }) => Promise<void>
  forget: (id: string) => Promise<void>
  /** What closed tabs have left, the newest first. */
  findLeft: () => Promise<NoteCopy[]>
  forgetLeft: (copy: NoteCopy) => Promise<void>
}

/** The storage of this browser: of each person another one, of each tab other copies. */
export function deviceOf(userId: string): Device {
  const [noun, tab] = [copiesOf(userId), newId()]
  answerAsTab(tab)
  return {
    keep: (pieceId, { content, basedOn, unanswered, typedAt, replacements }) => {
      const copy: NoteCopy = { noun, pieceId, tab, content, basedOn, unanswered, typedAt, replacements }
      return keepCopy(copy).catch(ignore)
    },
    forget: (pieceId) => forgetCopy({ noun, pieceId, tab }).catch(ignore),
    findLeft: () => findLeftCopies<NoteCopy>(noun),
    forgetLeft: (copy) => forgetLeftCopy(copy).catch(ignore),
  }
}

// a browser without storage saves to the server all the same
function ignore() {}
