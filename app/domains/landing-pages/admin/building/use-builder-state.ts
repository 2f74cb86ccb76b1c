import { copyText } from '~/ui/copy-text'
import { showToast } from '~/ui/toasts'
import { nameOf } from '../../block-words'
import { findBlock, isSimple, placeBelow } from './block-places'
import { copiedText, readCopied } from './copied-blocks'
import { useBlocks } from './use-blocks'

const KEY = 'copied landing page blocks'

/** The page that is being built: its blocks, and the clipboard on which they travel to other pages. */
export function useBuilderState() {
  const building = useBlocks()
  const { blocks, chosen, settled, insert, setNews } = building

  /** Keeps the block for `paste`; answers the text for the clipboard. */
  function copy(id: string) {
    const block = findBlock(settled().blocks, id)
    if (!block) return undefined
    const text = copiedText([block])
    keepCopied(text)
    setNews(`${nameOf(block)} was copied.`)
    return text
  }

  async function copyToClipboard(id: string) {
    const text = copy(id)
    if (!text) return
    await copyText(text)
    showToast('Copied. Paste it here or on another page.')
  }

  /** Puts copied blocks below a block; answers whether there were any. */
  function paste(text: string, below = chosen?.id) {
    const pasted = readCopied(text)
    if (!pasted) return false
    const place = placeBelow(blocks, below, !pasted.every(isSimple))
    return insert(pasted, place, `${pasted.length === 1 ? '1 block was' : `${pasted.length} blocks were`} pasted.`)
  }

  function pasteKept(below?: string) {
    if (!paste(keptCopy(), below)) showToast('No block was copied in this browser yet.', 'error')
  }

  return { ...building, copy, copyToClipboard, paste, pasteKept }
}

export type Builder = ReturnType<typeof useBuilderState>

/** Keeps what was copied for the other pages of this browser, which may not let anybody read its clipboard. */
function keepCopied(text: string) {
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // without storage the clipboard has it
  }
}

function keptCopy() {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
