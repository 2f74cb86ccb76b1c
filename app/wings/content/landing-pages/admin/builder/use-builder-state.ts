import { formatCount } from '~/platform/text/format-number'
import { copyToClipboard } from '~/ui/copy-to-clipboard'
import { showToast } from '~/ui/toaster'
import { blockName } from '../../block-labels'
import { findBlock, isSimpleBlock, positionBelow } from './block-positions'
import { parseCopiedBlocks, serializeBlocks } from './copied-blocks'
import { useBlocks } from './use-blocks'

const STORAGE_KEY = 'copied landing page blocks'

/** The page that is being built: its blocks, and the clipboard on which they travel to other pages. */
export function useBuilderState() {
  const building = useBlocks()
  const { blocks, chosen, settled, insert, setNews } = building

  /** Keeps the block for `paste`; answers the text for the clipboard. */
  function copy(id: string) {
    const block = findBlock(settled().blocks, id)
    if (!block) return undefined
    const text = serializeBlocks([block])
    storeCopiedText(text)
    setNews(`${blockName(block)} copied.`)
    return text
  }

  async function copyBlockToClipboard(id: string) {
    const text = copy(id)
    if (!text) return
    await copyToClipboard(text)
    showToast('Copied. You can paste it on any page.')
  }

  /** Puts copied blocks below a block; answers whether there were any. */
  function paste(text: string, below = chosen?.id) {
    const pasted = parseCopiedBlocks(text)
    if (!pasted) return false
    const place = positionBelow(blocks, below, !pasted.every(isSimpleBlock))
    return insert(pasted, place, `${formatCount(pasted.length, 'block was', 'blocks were')} pasted.`)
  }

  function pasteKept(below?: string) {
    if (!paste(loadCopiedText(), below)) showToast('There is no copied block to paste.', 'error')
  }

  return { ...building, copy, copyBlockToClipboard, paste, pasteKept }
}

export type BuilderState = ReturnType<typeof useBuilderState>

/** Keeps what was copied for the other pages of this browser, which may not let anybody read its clipboard. */
function storeCopiedText(text: string) {
  try {
    localStorage.setItem(STORAGE_KEY, text)
  } catch {
    // without storage the clipboard has it
  }
}

function loadCopiedText() {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? ''
  } catch {
    return ''
  }
}
