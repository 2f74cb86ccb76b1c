import type { EntityTemplate } from '../knowledge/knowledge-schema'
import type { Plan } from '../plan'
import { sourceOfFill, usableFill } from './fill-wish'
import { fillNouns } from './plan-features'
import { createItemBase, type PlanningContext } from './planning-context'
import { capitalize, shortenAtWord } from './wish-words'

const MAX_PURPOSE_LENGTH = 300

type MergedEntity = Required<EntityTemplate> & { from: string }

/**
 * The things of the idea with the fields that the wishes about them need, and the entities of capabilities. Two sources
 * may add fields to the same entity: it is then one with both.
 */
export function buildDataModel(planning: PlanningContext): Pick<Plan, 'entities' | 'relations'> {
  const merged = mergeEntities([
    ...entitiesOfIdea(planning),
    ...entitiesOfModel(planning),
    ...entitiesOfCapabilities(planning),
  ])
  const entities = merged.map(({ name, purpose, fields, from }) => ({
    ...createItemBase(planning, 'entities', name, from),
    name,
    purpose,
    fields: [...new Map(fields.map((field) => [field.split(/[?:]/)[0], field])).values()].map(parseField),
  }))
  const names = new Set(merged.map(({ name }) => name))
  const relations = merged.flatMap(({ name, belongsTo, from }) =>
    [...new Set(belongsTo)]
      .filter((owner) => names.has(owner) && owner !== name)
      .map((owner) => ({
        ...createItemBase(planning, 'relations', `${name}/${owner}`, from),
        fromEntity: planning.allocateId('entities', name),
        toEntity: planning.allocateId('entities', owner),
        kind: 'many-to-one' as const,
      })),
  )
  return { entities, relations }
}

/** A thing belongs to those that the same wish names after it: "the scores of a singer". */
function entitiesOfIdea({ reading, wishes, messages }: PlanningContext): MergedEntity[] {
  const owners = new Map<string, Set<string>>()
  const byThing = Map.groupBy(wishes, ({ things }) => things[0])
  return [...new Set(reading.entities.map(({ text }) => text))].map((thing) => {
    const about = byThing.get(thing) ?? []
    const [first] = about
    const others = about.flatMap(({ things }) => things.slice(1))
    // one way only: of two things that name each other the first one belongs to the second
    const belongsTo = others.filter((other) => !owners.get(other)?.has(thing))
    owners.set(thing, new Set(belongsTo))
    const fields = about.flatMap(({ kinds }) => kinds.flatMap((kind) => kind.entityFields))
    return {
      name: toEntityName(thing),
      purpose: first
        ? messages.entityPurpose(shortenAtWord(first.wish.text, MAX_PURPOSE_LENGTH))
        : messages.entityOfIdea,
      fields: ['id: uuid', 'name: text', ...fields],
      belongsTo: belongsTo.map(toEntityName),
      from: 'brief:entities',
    }
  })
}

function entitiesOfModel({ wishes, check }: PlanningContext): MergedEntity[] {
  return wishes.flatMap(({ wish, match }) => {
    const fill = match ? null : usableFill(wish, check)
    if (!fill?.entity) return []
    const { name, purpose, fields } = fill.entity
    return [
      {
        name: toEntityName(name),
        purpose,
        fields: ['id: uuid', ...fields.map((field) => `${field.name}${field.isRequired ? '' : '?'}: ${field.type}`)],
        belongsTo: [],
        from: sourceOfFill(fill),
      },
    ]
  })
}

function entitiesOfCapabilities({ chosen, nouns }: PlanningContext): MergedEntity[] {
  const own = (text: string) => fillNouns(text, nouns)
  return chosen.flatMap(({ module }) =>
    module.entities.map(({ name, purpose, fields, belongsTo = [] }) => ({
      name: toEntityName(own(name)),
      purpose: own(purpose),
      fields: ['id: uuid', ...fields],
      belongsTo: belongsTo.map((owner) => toEntityName(own(owner))),
      from: `capability:${module.key}`,
    })),
  )
}

const toEntityName = (text: string) =>
  capitalize(text).replace(/[^\p{L}\p{N}]+(\p{L}|\p{N}|$)/gu, (_, letter: string) => letter.toUpperCase())

function mergeEntities(all: MergedEntity[]) {
  const byName = new Map<string, MergedEntity>()
  for (const entity of all) {
    const known = byName.get(entity.name)
    if (!known) byName.set(entity.name, entity)
    else
      byName.set(entity.name, {
        ...known,
        fields: [...known.fields, ...entity.fields],
        belongsTo: [...known.belongsTo, ...entity.belongsTo],
      })
  }
  return [...byName.values()]
}

/** 'leftAt?: moment' is the optional field leftAt. */
function parseField(text: string) {
  const [name = '', type = 'text'] = text.split(/\??: /)
  return { name, type, isRequired: !text.includes('?:') }
}
