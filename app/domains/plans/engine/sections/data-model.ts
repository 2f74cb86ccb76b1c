import type { EntityModule } from '../../knowledge/capability'
import type { Plan } from '../../plan'
import { capital, withNouns } from '../features'
import { head, type Planning } from '../planning'

/** The entities of all capabilities. Two capabilities may add fields to the same entity: it is then one with both. */
export function dataModelOf(planning: Planning): Pick<Plan, 'entities' | 'relations'> {
  const merged = mergedEntities(planning)
  const entities = merged.map(({ module, from }) => ({
    ...head(planning, 'entities', module.name, from),
    name: module.name,
    purpose: module.purpose,
    fields: [...new Map(module.fields.map((field) => [field.split(/[?:]/)[0], field])).values()].map(fieldOf),
  }))
  const names = new Set(merged.map(({ module }) => module.name))
  const relations = merged.flatMap(({ module, from }) =>
    [...new Set(module.belongsTo ?? [])]
      .filter((owner) => names.has(owner))
      .map((owner) => ({
        ...head(planning, 'relations', `${module.name}/${owner}`, from),
        fromEntity: planning.number('entities', module.name),
        toEntity: planning.number('entities', owner),
        kind: 'many-to-one' as const,
      })),
  )
  return { entities, relations }
}

function mergedEntities({ chosen, archetype }: Planning) {
  const byName = new Map<string, { module: Required<EntityModule>; from: string }>()
  for (const { module } of chosen)
    for (const raw of module.entities) {
      const entity = inWordsOf(raw, (text) => withNouns(text, archetype.nouns))
      const known = byName.get(entity.name)
      if (!known) byName.set(entity.name, { module: entity, from: `capability:${module.key}` })
      else {
        known.module.fields = [...known.module.fields, ...entity.fields]
        known.module.belongsTo = [...known.module.belongsTo, ...entity.belongsTo]
      }
    }
  return [...byName.values()]
}

function inWordsOf({ name, purpose, fields, belongsTo = [] }: EntityModule, own: (text: string) => string) {
  const asName = (text: string) => capital(own(text)).replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
  return {
    name: asName(name),
    purpose: own(purpose),
    fields: ['id: uuid', ...fields],
    belongsTo: belongsTo.map(asName),
  }
}

/** 'leftAt?: moment' is the optional field leftAt. */
function fieldOf(text: string) {
  const [name = '', type = 'text'] = text.split(/\??: /)
  return { name, type, isRequired: !text.includes('?:') }
}
