import { gridColumnsClassName } from '~/ui/grid-columns'
import { PictureImage } from '~/wings/site/media/picture-image'
import type { BlockData } from '../block-data'
import type { BlockOfType } from '../block-schema'
import { useIsInColumn } from './block-contexts'
import { BlockFrame } from './block-frame'

type Person = BlockOfType<'people'>['items'][number]

/** Who works here, with faces where there are pictures and initials where there are none. */
export function PeopleBlock({ block, blockData }: { block: BlockOfType<'people'>; blockData: BlockData }) {
  const isInColumn = useIsInColumn()
  const people = block.items.filter(({ name }) => name.trim())
  if (people.length === 0) return null
  return (
    <BlockFrame title={block.title} tone={block.tone}>
      <ul className={`grid gap-12 ${gridColumnsClassName(isInColumn ? 1 : people.length)}`}>
        {[...people.entries()].map(([place, person]) => (
          <PersonCard key={place} person={person} level={block.title ? 3 : 2} blockData={blockData} />
        ))}
      </ul>
    </BlockFrame>
  )
}

function PersonCard({ person, level, blockData }: { person: Person; level: 2 | 3; blockData: BlockData }) {
  const { name, role, text } = person
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <li>
      <Face person={person} blockData={blockData} />
      <Heading className="mt-5 text-h3">{name}</Heading>
      {role && <p className="text-small text-faint">{role}</p>}
      {text && <p className="mt-3 text-muted">{text}</p>}
    </li>
  )
}

function Face({ person: { picture, name }, blockData }: { person: Person; blockData: BlockData }) {
  const found = picture && blockData.pictures[picture.id]
  if (found) {
    return (
      <span className="block size-24 overflow-hidden rounded-full">
        <PictureImage picture={{ ...found, alt: picture.alt }} sizes="6rem" className="h-full w-full object-cover" />
      </span>
    )
  }
  return (
    <span
      aria-hidden="true"
      className="on-deep grid size-16 place-items-center rounded-full font-heading text-h3 font-bold"
    >
      {initialsOf(name)}
    </span>
  )
}

/** The first letters of the first and the last word. */
function initialsOf(name: string) {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word = '') => [...word][0] ?? '').join('')
}
