const SHOWN_MS = 4_000
const MAX_VISIBLE = 3

let list: HTMLElement | undefined

/** Says something at the edge of the window for four seconds; three at most are seen. The pointer holds them. */
export function showPlainToast(text: string) {
  if (!list?.isConnected) {
    list = document.createElement('div')
    list.role = 'status'
    list.className = 'fixed right-4 bottom-4 left-4 z-50 grid justify-items-end gap-[14px]'
    document.body.append(list)
  }
  const toast = document.createElement('p')
  toast.className = 'w-full max-w-[356px] rounded-md border border-line bg-surface px-4 py-3 text-small shadow-lift'
  toast.dataset.toast = ''
  let timer = setTimeout(() => toast.remove(), SHOWN_MS)
  toast.addEventListener('pointerenter', () => clearTimeout(timer))
  toast.addEventListener('pointerleave', () => {
    timer = setTimeout(() => toast.remove(), SHOWN_MS)
  })
  list.append(toast)
  // said aloud when it comes into a place that is already there
  toast.textContent = text
  while (list.children.length > MAX_VISIBLE) list.firstElementChild?.remove()
}
