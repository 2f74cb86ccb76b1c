import { clear, createStore, del, entries, promisifyRequest, set, type UseStore } from 'idb-keyval'
import type { DraftSnapshot } from './initial-autosave-state'

/** What this device keeps of a text until the server has it. Each tab has its own, so that none deletes another's. */
export interface BrowserDraft<Content> extends DraftSnapshot<Content> {
  /** What it is of: "post". */
  noun: string
  pieceId: string
  tab: string
}

const CHANNEL = 'drafts'
const ANSWER_WITHIN_MS = 120

const opened = new Map<string, UseStore>()

/** One connection for each kind, on which what is asked first is done first. */
function draftStore(noun: string) {
  const known = opened.get(noun) ?? createStore(`studio-${noun}-drafts`, 'copies')
  opened.set(noun, known)
  return known
}

type DraftKey = Pick<BrowserDraft<unknown>, 'noun' | 'pieceId' | 'tab'>

const draftKey = ({ pieceId, tab }: DraftKey) => `${pieceId}/${tab}`

export function saveBrowserDraft<Content>(copy: BrowserDraft<Content>) {
  return set(draftKey(copy), copy, draftStore(copy.noun))
}

export function deleteBrowserDraft(copy: DraftKey) {
  return del(draftKey(copy), draftStore(copy.noun))
}

/**
 * The newest copy that a closed tab has left of this piece, or of any that was never saved when `pieceId` is null.
 * A browser without storage has none.
 */
export async function findOrphanedDraft<Content>(noun: string, pieceId: string | null) {
  const isWanted = (copy: BrowserDraft<Content>) => (pieceId === null ? copy.basedOn === 0 : copy.pieceId === pieceId)
  return (await findOrphanedDrafts<BrowserDraft<Content>>(noun, isWanted))[0]
}

/** All copies that closed tabs have left, the newest first. A browser without storage has none. */
export async function findOrphanedDrafts<Copy extends BrowserDraft<unknown>>(
  noun: string,
  isWanted: (copy: Copy) => boolean = () => true,
) {
  try {
    const all = (await entries<string, Copy>(draftStore(noun))).map(([, copy]) => copy).filter(isWanted)
    if (all.length === 0) return []
    const open = await openTabs()
    return all.filter(({ tab }) => !open.has(tab)).sort((a, b) => b.typedAt - a.typedAt)
  } catch {
    return []
  }
}

/** Deletes a copy that another tab has left, unless that tab lives after all and has written it anew. */
export function deleteOrphanedDraft({ noun, pieceId, tab, typedAt }: BrowserDraft<unknown>) {
  const key = draftKey({ noun, pieceId, tab })
  return draftStore(noun)('readwrite', async (copies) => {
    const copy: BrowserDraft<unknown> | undefined = await promisifyRequest(copies.get(key))
    if (copy?.typedAt === typedAt) copies.delete(key)
  })
}

/** Deletes all copies of one kind: what they are of is gone for good. */
export const clearBrowserDrafts = (noun: string) => clear(draftStore(noun))

/** Answers other tabs that ask who is there. Returns how to stop. */
export function answerTabPings(tab: string) {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => {
    if (data === 'who is there') channel.postMessage({ tab })
  }
  return () => channel.close()
}

async function openTabs() {
  const channel = new BroadcastChannel(CHANNEL)
  const tabs = new Set<string>()
  channel.onmessage = ({ data }) => {
    if (typeof data?.tab === 'string') tabs.add(data.tab)
  }
  channel.postMessage('who is there')
  await new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS))
  channel.close()
  return tabs
}
