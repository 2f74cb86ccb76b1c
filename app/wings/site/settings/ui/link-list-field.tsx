import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '~/ui/workspace/button'
import { TextInput } from '~/ui/workspace/input'
import type { NamedLink } from '../brand'

interface LinkListFieldProps {
  /** The form gets `<name>Label` and `<name>Url`, once for each link. */
  name: string
  /** What one of them is called: "link". */
  noun: string
  links: NamedLink[]
  errors: Record<string, string>
}

const MAX_LINKS = 8

/** A list of links as fields of a form, in the order in which they are shown. */
export function LinkListField({ name, noun, links: initial, errors }: LinkListFieldProps) {
  const [links, setLinks] = useState(initial)
  const getError = (index: number, field: 'Label' | 'Url') => errors[`${name}${field}.${index}`]
  const { keys, move, remove, add } = useRowKeys(links, setLinks)
  const change = (index: number, part: Partial<NamedLink>) =>
    setLinks(links.map((link, place) => (place === index ? { ...link, ...part } : link)))
  return (
    <div className="grid justify-items-start gap-3">
      <ol className="grid w-full gap-3">
        {links.map((link, index) => (
          <li key={keys[index]} className="grid gap-1 text-dense">
            <div className="flex flex-wrap items-center gap-2">
              <TextInput
                aria-label={`Label of ${noun} ${index + 1}`}
                aria-invalid={getError(index, 'Label') ? true : undefined}
                name={`${name}Label`}
                value={link.label}
                maxLength={40}
                onChange={({ target }) => change(index, { label: target.value })}
                className="min-w-0 flex-1 basis-32"
              />
              <TextInput
                aria-label={`URL of ${noun} ${index + 1}`}
                aria-invalid={getError(index, 'Url') ? true : undefined}
                name={`${name}Url`}
                value={link.url}
                maxLength={500}
                onChange={({ target }) => change(index, { url: target.value })}
                className="min-w-0 flex-2 basis-48"
              />
              <RowButtons
                words={`${noun} ${index + 1}`}
                isFirst={index === 0}
                isLast={index === links.length - 1}
                onMove={(step) => move(index, step)}
                onRemove={() => remove(index)}
              />
            </div>
            {[getError(index, 'Label'), getError(index, 'Url')].map(
              (text) =>
                text && (
                  <p key={text} className="font-medium text-danger">
                    {text}
                  </p>
                ),
            )}
          </li>
        ))}
      </ol>
      <Button icon={Plus} disabled={links.length >= MAX_LINKS} onClick={add}>
        Add {noun}
      </Button>
    </div>
  )
}

/** A key for each row that follows it when it moves, so that the focus stays in it. */
function useRowKeys(links: NamedLink[], onChange: (links: NamedLink[]) => void) {
  const [keys, setKeys] = useState(() => links.map((_link, index) => index))
  function put(nextLinks: NamedLink[], nextKeys: number[]) {
    setKeys(nextKeys)
    onChange(nextLinks)
  }
  const swapped = <Item,>(items: Item[], one: number, other: number) =>
    items.with(one, items[other] as Item).with(other, items[one] as Item)
  return {
    keys,
    move: (index: number, step: 1 | -1) => put(swapped(links, index, index + step), swapped(keys, index, index + step)),
    remove: (index: number) => put(links.toSpliced(index, 1), keys.toSpliced(index, 1)),
    add: () => put([...links, { label: '', url: '' }], [...keys, Math.max(-1, ...keys) + 1]),
  }
}

interface RowButtonsProps {
  words: string
  isFirst: boolean
  isLast: boolean
  onMove: (step: 1 | -1) => void
  onRemove: () => void
}

function RowButtons({ words, isFirst, isLast, onMove, onRemove }: RowButtonsProps) {
  return (
    <div className="flex">
      <IconButton icon={ArrowUp} label={`Move ${words} up`} disabled={isFirst} onClick={() => onMove(-1)} />
      <IconButton icon={ArrowDown} label={`Move ${words} down`} disabled={isLast} onClick={() => onMove(1)} />
      <IconButton icon={X} label={`Remove ${words}`} onClick={onRemove} />
    </div>
  )
}
