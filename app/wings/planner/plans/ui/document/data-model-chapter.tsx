import type { Plan } from '../../plan'
import { Chapter, ChapterTable } from './chapter'
import { ItemIdLink } from './document-item'
import { EntityDiagram } from './entity-diagram'

const RELATION_LABELS = { 'many-to-one': 'belongs to', 'many-to-many': 'many-to-many with' }

export function DataModelChapter({ plan: { entities, relations } }: { plan: Plan }) {
  if (entities.length === 0) return null
  const names = new Map(entities.map(({ id, name }) => [id, name]))
  return (
    <Chapter id="data" text="In the diagram, a fork marks “many” and a bar marks “one”.">
      <EntityDiagram entities={entities} relations={relations} />
      <ChapterTable
        label="Entities"
        headings={['Entity', 'Purpose', 'Fields', 'ID']}
        rows={entities.map((item) => ({
          key: item.id,
          id: item.id,
          cells: [
            <strong key="name">{item.name}</strong>,
            item.purpose,
            item.fields
              .map(({ name, type, isRequired }) => `${name}${isRequired ? '' : ' (optional)'}: ${type}`)
              .join(', '),
            <ItemIdLink key="id" item={item} />,
          ],
        }))}
      />
      {relations.length > 0 && (
        <ChapterTable
          label="Relations"
          headings={['From', 'Relation', 'To', 'ID']}
          rows={relations.map((item) => ({
            key: item.id,
            id: item.id,
            cells: [
              names.get(item.fromEntity),
              RELATION_LABELS[item.kind],
              names.get(item.toEntity),
              <ItemIdLink key="id" item={item} />,
            ],
          }))}
        />
      )}
    </Chapter>
  )
}
