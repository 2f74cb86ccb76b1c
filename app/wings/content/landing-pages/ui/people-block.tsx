import { gridColumnsClassName } from '~/ui/grid-columns'
import type { BlockData } from '../block-data'
import type { BlockOfType } from '../block-schema'
import { useIsInColumn } from './block-contexts'
import { BlockFrame } from './block-frame'
import { Face } from './face'

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
      <Face picture={person.picture} name={name} blockData={blockData} />
      <Heading className="mt-5 text-h3">{name}</Heading>
      {role && <p className="text-small text-faint">{role}</p>}
      {text && <p className="mt-3 text-muted">{text}</p>}
    </li>
  )
}
