import {
  answerTabPings,
  type BrowserDraft,
  deleteBrowserDraft,
  deleteOrphanedDraft,
  findOrphanedDrafts,
  saveBrowserDraft,
} from '~/kits/editing/browser-drafts'
import type { DraftSnapshot } from '~/kits/editing/initial-autosave-state'
import { newUuid } from '~/platform/database/new-uuid'
import { localDraftsName } from '../clear-local-drafts'
import type { NoteContent } from '../note'
import type { ReplacedContent } from './local-note'

/** What this device keeps of a note until the server has it. */
export interface LocalDraft extends BrowserDraft<NoteContent> {
  replacements: ReplacedContent[]
}

/** Where this tab keeps what is typed. Without storage all of it is nothing. */
export interface LocalDrafts {
  save: (id: string, copy: DraftSnapshot<NoteContent> & { replacements: ReplacedContent[] }) => Promise<void>
  delete: (id: string) => Promise<void>
  /** What closed tabs have left, the newest first. */
  listAbandoned: () => Promise<LocalDraft[]>
  deleteAbandoned: (copy: LocalDraft) => Promise<void>
}

/** The storage of this browser: of each person another one, of each tab other copies. */
export function createLocalDrafts(userId: string): LocalDrafts {
  const [noun, tab] = [localDraftsName(userId), newUuid()]
  answerTabPings(tab)
  return {
    save: (pieceId, { content, basedOn, unanswered, typedAt, replacements }) => {
      const copy: LocalDraft = { noun, pieceId, tab, content, basedOn, unanswered, typedAt, replacements }
      return saveBrowserDraft(copy).catch(ignore)
    },
    delete: (pieceId) => deleteBrowserDraft({ noun, pieceId, tab }).catch(ignore),
    listAbandoned: () => findOrphanedDrafts<LocalDraft>(noun),
    deleteAbandoned: (copy) => deleteOrphanedDraft(copy).catch(ignore),
  }
}

// a browser without storage saves to the server all the same
function ignore() {}
