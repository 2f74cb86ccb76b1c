// narrower ones are signs within a line
const MIN_WIDTH_PX = 100

/** Opens the pictures within an element in full, above the page: those that lead to their file, and those that lead nowhere. */
export default function zoom(element: HTMLElement) {
  const pictures = [...element.querySelectorAll('img')].filter(canZoom)
  for (const [place, picture] of pictures.entries()) {
    const trigger: HTMLElement = picture.closest('a') ?? wrapInButton(picture)
    trigger.style.cursor = 'zoom-in'
    trigger.addEventListener('click', (event) => {
      // a new tab is asked for
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void import('./lightbox').then(({ openLightbox }) => openLightbox(pictures, place))
    })
  }
  return undefined
}

function canZoom(picture: HTMLImageElement) {
  const link = picture.closest('a')
  if (link) return link.origin === location.origin && link.pathname.startsWith('/media/')
  const isSmall = picture.width > 0 && picture.width < MIN_WIDTH_PX
  return !isSmall && !picture.closest('button, .embed')
}

function wrapInButton(picture: HTMLImageElement) {
  const button = document.createElement('button')
  button.type = 'button'
  button.title = 'View full-size image'
  button.className = 'block max-w-full'
  const whole = picture.closest('picture') ?? picture
  whole.replaceWith(button)
  button.append(whole)
  return button
}
