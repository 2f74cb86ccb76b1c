import type { EntityTemplate } from '../knowledge/knowledge-schema'
import type { Plan } from '../plan'
import { capitalize, fillNouns } from './plan-features'
import { createItemBase, type PlanningContext } from './planning-context'

/** The entities of all capabilities. Two capabilities may add fields to the same entity: it is then one with both. */
export function buildDataModel(planning: PlanningContext): Pick<Plan, 'entities' | 'relations'> {
  const merged = mergeEntities(planning)
  const entities = merged.map(({ module, from }) => ({
    ...createItemBase(planning, 'entities', module.name, from),
    name: module.name,
    purpose: module.purpose,
    fields: [...new Map(module.fields.map((field) => [field.split(/[?:]/)[0], field])).values()].map(parseField),
  }))
  const names = new Set(merged.map(({ module }) => module.name))
  const relations = merged.flatMap(({ module, from }) =>
    [...new Set(module.belongsTo ?? [])]
      .filter((owner) => names.has(owner))
      .map((owner) => ({
        ...createItemBase(planning, 'relations', `${module.name}/${owner}`, from),
        fromEntity: planning.allocateId('entities', module.name),
        toEntity: planning.allocateId('entities', owner),
        kind: 'many-to-one' as const,
      })),
  )
  return { entities, relations }
}

function mergeEntities({ chosen, archetype }: PlanningContext) {
  const byName = new Map<string, { module: Required<EntityTemplate>; from: string }>()
  for (const { module } of chosen)
    for (const raw of module.entities) {
      const entity = fillEntityNouns(raw, (text) => fillNouns(text, archetype.nouns))
      const known = byName.get(entity.name)
      if (!known) byName.set(entity.name, { module: entity, from: `capability:${module.key}` })
      else {
        known.module.fields = [...known.module.fields, ...entity.fields]
        known.module.belongsTo = [...known.module.belongsTo, ...entity.belongsTo]
      }
    }
  return [...byName.values()]
}

function fillEntityNouns({ name, purpose, fields, belongsTo = [] }: EntityTemplate, own: (text: string) => string) {
  const asName = (text: string) => capitalize(own(text)).replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
  return {
    name: asName(name),
    purpose: own(purpose),
    fields: ['id: uuid', ...fields],
    belongsTo: belongsTo.map(asName),
  }
}

/** 'leftAt?: moment' is the optional field leftAt. */
function parseField(text: string) {
  const [name = '', type = 'text'] = text.split(/\??: /)
  return { name, type, isRequired: !text.includes('?:') }
}
