import type { DropTarget } from './drop-target'

/**
 * What is seen of a card while it is dragged: a copy of it under the pointer, and a line where it would go. Outside of React,
 * which has nothing to draw until it is dropped.
 */
export function createDragPreview(card: HTMLElement, at: { x: number; y: number }, count: number) {
  const box = card.getBoundingClientRect()
  const copy = card.cloneNode(true) as HTMLElement
  const line = document.createElement('div')
  copy.removeAttribute('data-card')
  copy.setAttribute('aria-hidden', 'true')
  copy.inert = true
  Object.assign(copy.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    zIndex: '60',
    pointerEvents: 'none',
    contentVisibility: 'visible',
    width: `${box.width}px`,
    boxShadow: 'var(--shadow-lift)',
    listStyle: 'none',
  })
  if (count > 1) copy.append(createCountBadge(count))
  Object.assign(line.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    height: '3px',
    zIndex: '60',
    pointerEvents: 'none',
    display: 'none',
    background: 'var(--color-accent)',
    borderRadius: '2px',
    marginTop: '-1px',
  })
  document.body.append(copy, line)

  function show({ x, y }: { x: number; y: number }, place: DropTarget | undefined) {
    copy.style.transform = `translate(${x - at.x + box.left}px, ${y - at.y + box.top}px) rotate(1.5deg)`
    line.style.display = place ? 'block' : 'none'
    if (!place) return
    line.style.width = `${place.indicator.width}px`
    line.style.transform = `translate(${place.indicator.x}px, ${place.indicator.y}px)`
  }

  function remove() {
    copy.remove()
    line.remove()
  }

  return { show, remove }
}

function createCountBadge(count: number) {
  const mark = document.createElement('span')
  mark.textContent = String(count)
  mark.className =
    'absolute -top-2 -right-2 grid size-6 place-items-center rounded-full bg-accent font-semibold text-on-accent'
  return mark
}
