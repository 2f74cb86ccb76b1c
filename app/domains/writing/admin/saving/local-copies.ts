import { createStore, del, entries, set, type UseStore } from 'idb-keyval'
import type { PostContent } from '../../post-content'
import type { KeptCopy } from './autosave-start'

/** What this device keeps of a post until the server has it. Each tab has its own, so that none deletes another's. */
export interface LocalCopy extends KeptCopy<PostContent> {
  postId: string
  tab: string
}

const CHANNEL = 'post-drafts'
const ANSWER_WITHIN_MS = 120

let opened: UseStore | undefined

/** One connection, on which what is asked first is done first. */
function store() {
  opened ??= createStore('studio-post-drafts', 'copies')
  return opened
}

const keyOf = ({ postId, tab }: Pick<LocalCopy, 'postId' | 'tab'>) => `${postId}/${tab}`

export function keepCopy(copy: LocalCopy) {
  return set(keyOf(copy), copy, store())
}

export function forgetCopy(copy: Pick<LocalCopy, 'postId' | 'tab'>) {
  return del(keyOf(copy), store())
}

/**
 * The newest copy that a closed tab has left of this post, or of any post that was never saved when `postId` is null.
 * A browser without storage has none.
 */
export async function findLeftCopy(postId: string | null) {
  try {
    const all = (await entries<string, LocalCopy>(store())).map(([, copy]) => copy)
    const wanted = all.filter((copy) => (postId === null ? copy.basedOn === 0 : copy.postId === postId))
    if (wanted.length === 0) return undefined
    const open = await openTabs()
    return wanted.filter(({ tab }) => !open.has(tab)).sort((a, b) => b.typedAt - a.typedAt)[0]
  } catch {
    return undefined
  }
}

/** Answers other tabs that ask who is there. Returns how to stop. */
export function answerAsTab(tab: string) {
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
