import type { KeyboardEvent } from 'react'
import type { CardCallbacks } from './card-item'

/** Arrow keys move between the cards, M opens the menu of a card, X selects it. */
export function useCardShortcuts(
  { openMenu, toggleSelected }: Pick<CardCallbacks, 'openMenu' | 'toggleSelected'>,
  canEdit: boolean,
) {
  return function onKeyDown(event: KeyboardEvent) {
    const card = (event.target as Element).closest<HTMLElement>('[data-card]')
    if (!card || event.ctrlKey || event.metaKey || event.altKey) return
    const next = findCardInDirection(card, event.key)
    if (next) next.querySelector<HTMLElement>('[data-open]')?.focus()
    else if (canEdit && event.key === 'm') openMenu(card.dataset.card ?? '', card)
    else if (canEdit && event.key === 'x') toggleSelected(card.dataset.card ?? '', false)
    else return
    event.preventDefault()
  }
}

function findCardInDirection(card: HTMLElement, key: string): Element | null | undefined {
  if (key === 'ArrowDown') return card.nextElementSibling
  if (key === 'ArrowUp') return card.previousElementSibling
  if (key === 'Home') return card.parentElement?.firstElementChild
  if (key === 'End') return card.parentElement?.lastElementChild
  if (key === 'ArrowLeft') return findCardInNextColumn(card, -1)
  return key === 'ArrowRight' ? findCardInNextColumn(card, 1) : undefined
}

/** The card at about the same height in the next column of the lane that has any. */
function findCardInNextColumn(card: HTMLElement, step: 1 | -1) {
  const column = card.closest<HTMLElement>('[data-column]')
  const lane = column?.dataset.lane ?? ''
  const columns = [...(card.closest('[data-board]')?.querySelectorAll<HTMLElement>('[data-column]') ?? [])].filter(
    ({ dataset }) => (dataset.lane ?? '') === lane,
  )
  const index = column ? [...column.children].indexOf(card) : 0
  for (let at = columns.indexOf(column as HTMLElement) + step; columns[at]; at += step) {
    const cards = columns[at]?.children ?? []
    if (cards.length > 0) return cards[Math.min(index, cards.length - 1)]
  }
  return undefined
}
