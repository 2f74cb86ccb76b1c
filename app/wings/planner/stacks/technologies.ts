import technologiesByLayer from 'virtual:knowledge/stacks'
import { layerOrder } from './layers'
import type { Technology } from './technology'

/** Everything that the engine knows, layer by layer. */
export const technologies: readonly Technology[] = layerOrder.flatMap((layer) =>
  technologiesByLayer[layer].map((technology) => ({ layer, ...technology })),
)

const byId = new Map(technologies.map((technology) => [technology.id, technology]))

export function findTechnology(id: string) {
  return byId.get(id)
}

export function getTechnologyName(id: string) {
  return byId.get(id)?.name ?? id
}
