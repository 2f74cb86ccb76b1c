const DELAY_MS = 500

/** Covers the page when the next document takes long. Browsers without the Navigation API show their own progress only. */
export function showLoadingScreen() {
  const { navigation } = window
  if (!navigation) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let screen: HTMLElement | undefined
  function hide() {
    clearTimeout(timer)
    screen?.remove()
  }
  navigation.addEventListener('navigate', ({ destination, downloadRequest, hashChange }) => {
    hide()
    const isLeaving = !hashChange && downloadRequest === null && !destination.sameDocument
    if (!isLeaving || !destination.url.startsWith(`${location.origin}/`)) return
    timer = setTimeout(() => {
      screen = drawLoadingScreen()
      document.body.append(screen)
    }, DELAY_MS)
  })
  navigation.addEventListener('navigateerror', hide)
  // the page is shown again as it was left
  addEventListener('pageshow', hide)
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide())
}

/** As LoadingScreen draws it where React is. */
function drawLoadingScreen() {
  const screen = document.createElement('div')
  screen.role = 'status'
  screen.ariaLabel = 'Loading'
  screen.className = 'fixed inset-0 z-50 grid place-items-center bg-paper/85'
  screen.innerHTML =
    '<div class="grid justify-items-center gap-4"><span aria-hidden="true" class="size-10 animate-spin rounded-full border-4 border-line border-t-accent forced-colors:border-t-[Highlight]"></span>Loading</div>'
  return screen
}
