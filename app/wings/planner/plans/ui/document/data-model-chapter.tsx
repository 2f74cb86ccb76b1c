import type { Plan } from '../../plan'
import { EntityDiagram } from './entity-diagram'
import { ItemTable } from './item-table'

export function DataModelChapter({ plan: { entities, relations } }: { plan: Plan }) {
  return (
    <>
      <EntityDiagram entities={entities} relations={relations} />
      <ItemTable section="entities" items={entities} draw={{ fields: formatFields }} />
      {relations.length > 0 && <ItemTable section="relations" items={relations} />}
    </>
  )
}

const formatFields = ({ fields }: Plan['entities'][number]) =>
  fields.map(({ name, type, isRequired }) => `${name}${isRequired ? '' : ' (optional)'}: ${type}`).join(', ')
